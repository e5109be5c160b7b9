import { readFileSync, existsSync } from 'node:fs'
import { compress } from './infra/local/site/compress.ts'
import { startSiteServer } from './infra/local/site/site-server.ts'
import { readPage, medianReading } from './infra/benchmark/lighthouse.ts'
import { readOwnFonts } from './infra/benchmark/read-own-fonts.ts'
import { plainPageOf } from './infra/benchmark/plain-pages.ts'
import { medianOf } from './infra/benchmark/median.ts'
const base = readFileSync('dist/site/pages/en/resources/guides/sweden-market-guide.html','utf8')
const v: Record<string,string> = {
  plain: plainPageOf(base), base,
  noLd: base.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/,''),
  noScript: base.replace(/<script data-site[\s\S]*?<\/script>/,''),
  noTextWrap: base.replace('p{text-wrap:pretty}','').replaceAll('text-wrap:balance',''),
  noTables: base.replace(/<table[\s\S]*?<\/table>/g,''),
  half: base.replace(/(<main[\s\S]*?)(<h2[\s\S]*?)(<h2[\s\S]*?<h2[\s\S]*?<h2[\s\S]*?<h2[\s\S]*?<h2[\s\S]*?)<h2[\s\S]*<\/main>/,'$1$2$3</main>'),
}
const types:any={js:'text/javascript',css:'text/css',woff2:'font/woff2',svg:'image/svg+xml',json:'application/json'}
const server = await startSiteServer(0, async ({ url, headers }) => {
  const name=url.slice(1); let body:Buffer|null=null, type='text/html; charset=utf-8'
  if (v[name]) body=Buffer.from(v[name])
  else { const f='dist/site'+url.split('?')[0]; if(existsSync(f)&&!f.endsWith('/')) { try{body=readFileSync(f)}catch{}; type=types[f.split('.').pop()!]??type } }
  return { status: body?200:404, cookies: [], ...(await compress(body??Buffer.from(''), {'content-type':type}, headers['accept-encoding']??'')) }
}, () => {})
const u=`http://localhost:${server.port}/`
const only=process.argv[3]?.split(',')
for (const name of Object.keys(v).filter(n=>!only||only.includes(n))) {
  const r=[],f=[]
  for (let i=0;i<Number(process.argv[2]??3);i++){ r.push(await readPage(u+name)); if(name!=='plain'&&name!=='noScript') f.push(await readOwnFonts(u+name)) }
  const m=medianReading(r)
  const c=await compress(Buffer.from(v[name]),{'content-type':'text/html'},'br')
  console.log(name.padEnd(12), c.body.length, 'lcp',r.map(x=>Math.round(x.largestPaint)).join(' '), 'tbt',Math.round(m.blocked),'fonts',f.map(Math.round).join(' '))
}
await server.close(); process.exit()
