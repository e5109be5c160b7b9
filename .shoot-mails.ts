import { chromium } from 'playwright-core'
import { findBrowser } from './infra/local/install/find-browser.ts'
import { composeMail } from './functions/accounts/mails/compose-mail.ts'
import { submissionMail } from './functions/applications/mails/submission-mail.ts'
import { matchMail } from './functions/notices/mails/match-mail.ts'
import { composeBillingMail } from './functions/billing/mails/compose-billing-mail.ts'
const tender: any = { tender_id: 7, reference: '202705006', market: 'NO', title: 'Champagne Grand Cru', offer_deadline: '2026-11-19', category: 'sparkling_wine', origin: {countries:['FR']}, criteria: [], }
const link='https://nordgate.example/fr/tenders/7'
const mails = (l: any) => [
  composeMail(l,'sign_up_code',{code:'482915'}),
  composeMail(l,'magic_link',{link:'https://nordgate.example/auth?x=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'}),
  submissionMail(l,{tender,product_name:'Sample Blanc de Blancs 2020',submitted_at:'2026-11-16T13:12:00Z',isPaid:false},link),
  matchMail(l,[{tender,counts:{strong:1,possible:1,near:1,incomplete:0,none:0} as any,products:[{name:'Blanc de Blancs 2020',verdict:'strong',open:[]},{name:'Brut Nature',verdict:'possible',open:[{kind:'vintage',status:'unknown'} as any]}]},{tender:{...tender,tender_id:8,reference:'202705007'},counts:{strong:0,possible:0,near:2,incomplete:0,none:0} as any,products:null}],{tender:()=>link,all:link,end:link}),
  composeBillingMail(l,{kind:'payment_received',date:'2026-11-20',amount:{amount_minor:18500,currency:'EUR'},company_name:null} as any,['202705006 · Champagne Grand Cru'],link),
]
const [l='en', w='390', scheme='light'] = process.argv.slice(2)
const b = await chromium.launch(await findBrowser())
const p = await b.newPage({ viewport: { width: +w, height: 700 }, colorScheme: scheme as any })
let i=0
const hs:string[]=[]
for (const m of mails(l)) { await p.setContent(m.html); await p.screenshot({path:`/tmp/shots/mail-${l}-${w}-${scheme}-${i++}.png`, fullPage:true}); hs.push(m.subject+'\n'+m.text) ; const o = await p.evaluate(()=>document.documentElement.scrollWidth); if(o>+w) console.log('overflow',o,m.subject)}
console.log(hs.join('\n=====\n'))
await b.close()
