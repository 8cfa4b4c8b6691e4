import { readFileSync } from "node:fs";
import { run } from "./grade/runner.ts";
import { boardNamed } from "./www/content/lab/boards.ts";
const f = process.argv[2]!;
const t=performance.now(); let last=0, w0=0, gap=0, at=0;
setInterval(()=>{const n=performance.now(); console.log(Math.round(n-t), w0, "gap", Math.round(gap), at); gap=0}, 2000).unref();
const r = await run({language: "python", source: readFileSync(f,"utf8")}, boardNamed(process.argv[3]!).puzzle, 1, (w)=>{const n=performance.now(); if(n-last>gap){gap=n-last; at=w} last=n; w0=w}).result;
console.log(r.words.length, r.ending, r.fault, performance.now()-t);
process.exit(0);
