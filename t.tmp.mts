import { writeFileSync } from 'node:fs'
import { sampleTenders } from './infra/local/sample/sample-tenders.ts'
import { timedTenders } from './infra/local/sample/sample-timetable.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
const counts = new Map<number, number>()
for (let i=0;i<52;i++){ const d=new Date(Date.UTC(2026,10,27)+i*7*864e5).toISOString().slice(0,10)
 const timed=timedTenders(sampleTenders(), d)
 const open = timed.filter(({published})=>isOpen({...published,publication_status:published.status},new Date(d+'T12:00:00Z')))
 for (const o of open) counts.set(o.tender_id,(counts.get(o.tender_id)??0)+1)
 if(i===0) writeFileSync('/tmp/open.json',JSON.stringify(open.map(o=>o.published)))
}
const all=sampleTenders()
for (const [id,n] of [...counts].sort((a,b)=>b[1]-a[1])) { const p=all.find(a=>a.tender_id===id)!.published
 console.log(id,n,p.market,p.completeness,p.product_type??p.category,'|',p.country_of_origin,p.region,'|',JSON.stringify(p.grapes)?.slice(0,60),'|',p.vintage,'|',p.container_volume_ml,'|',JSON.stringify(p.price)?.slice(0,80)) }
