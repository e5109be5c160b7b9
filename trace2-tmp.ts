import { readFileSync, existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from './infra/local/install/find-browser.ts'
import { compress } from './infra/local/site/compress.ts'
import { startSiteServer } from './infra/local/site/site-server.ts'
import { plainPageOf } from './infra/benchmark/plain-pages.ts'
const base = readFileSync('dist/site/pages/en/resources/guides/sweden-market-guide.html','utf8')
const nsr = base.replace(/<script data-site[\s\S]*?<\/script>/,'').replace(/<noscript>.*?<\/noscript>/,'')
const css = /<style id="react[^>]*>([\s\S]*?)<\/style>/.exec(nsr)![1]!
const rules: string[] = []
{ let depth=0,cur=''; for (const c of css){cur+=c; if(c==='{')depth++; if(c==='}'){depth--; if(depth===0){rules.push(cur);cur=''}} } }
console.log(rules.length)
const withRules=(r:string[])=>nsr.replace(css,()=>r.join(''))

const defs=new Map<string,string>(); const counts=new Map<string,number>()
for (const m of css.matchAll(/(--[\w-]+):\s*([^;}]+)/g)) { counts.set(m[1]!,(counts.get(m[1]!)??0)+1); defs.set(m[1]!,m[2]!) }
const rootVars=[...(/^:root\{([^}]*)\}/.exec(css)![1]!).matchAll(/(--[\w-]+):/g)].map(m=>m[1]!).filter(n=>counts.get(n)===1)
console.log(rootVars.length)
const inline=(c:string,names:string[])=>{ for(let k=0;k<3;k++) for(const n of names) c=c.replaceAll(`var(${n})`,defs.get(n)!); return c.replace(/^:root\{[^}]*\}/,(r)=>{ for(const n of names) r=r.replace(new RegExp(n+':\\s*[^;}]+;?'),''); return r}) }
const plainOnes=rootVars.filter(n=>!defs.get(n)!.includes('light-dark'))

const tf=/--text-family: [^;]*;/, df=/--display-family: [^;]*;/
const v: Record<string,string> = { all: nsr, serif: nsr.replace(tf,'--text-family: serif;').replace(df,'--display-family: serif;'), sans: nsr.replace(tf,'--text-family: sans-serif;').replace(df,'--display-family: serif;'), noSystem: nsr.replace(', system-ui',''), noWeights: nsr.replace(/font-weight:(650|500|600)/g,'font-weight:400'), oneFace: nsr.replace(df,'--display-family: var(--text-family);'), noLd: nsr.replace(/light-dark\((#\w+), #\w+\)/g,'$1') }
for(const k in v) console.log(k,v[k]!.length,(await compress(Buffer.from(v[k]!),{'content-type':'text/html'},'br')).body.length)
const types:any={js:'text/javascript',css:'text/css',woff2:'font/woff2',svg:'image/svg+xml',json:'application/json'}
const server = await startSiteServer(0, async ({ url, headers }) => {
  const name=url.slice(1); let body:Buffer|null=null, type='text/html; charset=utf-8'
  if (v[name]) body=Buffer.from(v[name])
  else { const f='dist/site'+url.split('?')[0]; if(existsSync(f)&&!f.endsWith('/')) { try{body=readFileSync(f)}catch{}; type=types[f.split('.').pop()!]??type } }
  return { status: body?200:404, cookies: [], ...(await compress(body??Buffer.from(''), {'content-type':type}, headers['accept-encoding']??'')) }
}, () => {})
for (const name of Object.keys(v)) {
 const sums: Record<string,number[]> = {}
 for (let i=0;i<5;i++){
  const browser = await chromium.launch(await findBrowser())
  const page = await browser.newPage({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true})
  await browser.startTracing(page,{categories:['devtools.timeline','loading','blink.user_timing']})
  await page.goto(`http://localhost:${server.port}/${name}`); await page.waitForTimeout(1500)
  const ev=JSON.parse((await browser.stopTracing()).toString()).traceEvents
  const lcp=Math.max(...ev.filter((e:any)=>e.name==='largestContentfulPaint::Candidate').map((e:any)=>e.ts))
  const nav=Math.min(...ev.filter((e:any)=>e.name==='navigationStart'&&e.args?.data?.documentLoaderURL?.includes(name)).map((e:any)=>e.ts))
  const t: Record<string,number>={}
  for(const e of ev) if(e.ph==='X'&&e.ts<lcp&&e.ts>nav&&['ParseHTML','UpdateLayoutTree','Layout','PrePaint','Paint','Layerize','Commit','EvaluateScript','FunctionCall','HitTest','IntersectionObserverController::computeIntersections','v8.compile','ParseAuthorStyleSheet'].includes(e.name)) t[e.name]=(t[e.name]??0)+e.dur/1000
  t.lcp=(lcp-nav)/1000
  for(const k in t)(sums[k]??=[]).push(t[k]!)
  await browser.close()
 }
 console.log(name, Object.entries(sums).map(([k,x])=>`${k} ${x.sort((a,b)=>a-b)[Math.floor(x.length/2)]!.toFixed(1)}`).join(', '))
}
await server.close(); process.exit()
