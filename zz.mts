import { readFileSync } from "node:fs";
import { run } from "/work/w/labrun/grade/runner.ts";
const Q={game:"queens",rows:8,columns:8,squares:[0],closed:false} as const;
for (const f of process.argv.slice(2)) {
 const t=performance.now();
 const r = await run({language: f.endsWith("py")?"python":"javascript", source: readFileSync(f,"utf8")}, Q as never, 1).result;
 console.log(f, r.words.length, r.ending, r.fault, JSON.stringify(r.printed.slice(0,100)), r.notes.slice(0,3), Math.round(performance.now()-t));
}
