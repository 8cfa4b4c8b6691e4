import { readFileSync } from "node:fs";
import { run } from "./grade/runner.ts";
import { boardNamed } from "./www/content/lab/boards.ts";
const f = process.argv[2]!;
const t=performance.now();
const r = await run({language: f.endsWith("py")?"python":"javascript", source: readFileSync(f,"utf8")}, boardNamed(process.argv[3]!).puzzle, 1, (w)=>process.env.P && console.log(w, Math.round(performance.now()-t))).result;
console.log(r.words.length, r.ending, r.fault, r.printed.slice(0,2000), r.notes.slice(0,5), performance.now()-t);
const w=r.words; const seen=new Set<number>(); let bad=-1; const path:number[]=[];
for(let i=0;i<w.length;i++){const op=w[i]!>>12,s=w[i]!&4095; if(op===1){ if(seen.has(s)){bad=i;break} seen.add(s); path.push(s)} if(op===2){seen.delete(s); if(path.pop()!==s){bad=i;break}}}
console.log("bad", bad, bad>=0?Array.from(w.slice(bad-4,bad+4),x=>`${x>>12}:${x&4095}`):"");
process.exit(0);
