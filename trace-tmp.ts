import { readFileSync, existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from './infra/local/install/find-browser.ts'
import { compress } from './infra/local/site/compress.ts'
import { startSiteServer } from './infra/local/site/site-server.ts'
import { plainPageOf } from './infra/benchmark/plain-pages.ts'
const base = readFileSync('dist/site/pages/en/resources/guides/sweden-market-guide.html','utf8')
const v: Record<string,string> = { plain: plainPageOf(base), base, noScript: base.replace(/<script data-site[\s\S]*?<\/script>/,'') , pricing: readFileSync('dist/site/pages/en/pricing.html','utf8')}
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
