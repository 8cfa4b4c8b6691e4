/** The engine at work where nothing that it does holds the page up. */

import { methods } from "./methods.ts";
import { serve } from "./serve.ts";

serve(methods);
