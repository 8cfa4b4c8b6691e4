/** The engine in a worker, where long work does not block the page. */

import { methods } from "./methods.ts";
import { serve } from "./serve.ts";

serve(methods);
