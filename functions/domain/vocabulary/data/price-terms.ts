/** What words beside a price say that it covers: what is meant, then the words, folded when they are read. From general knowledge of the trade. */
export const basisTerms = `
ex_works | exw | ex work | ex works | ex cellar | ex cellars | ex winery | ex cave | ex chai | ex cantina | ex fabrik | ex domaine | ex chateau | franco cantina | franco fabbrica | franco fabrica | franco bodega | depart | ab weingut | ab hof | ab werk | ab keller | en bodega
fob | fob | free on board
other | ddp | dap | dpu | ddu | cif | cip | cpt | cfr | fca | fas | delivered | in bond | restaurant* | glass | carafe* | auction | hammer | zuschlag | wholesale | importer*
retail | retail | rrp | msrp | rsp | srp | uvp | pvp | ppc | evp | shelf | consumer* | public | al pubblico | publico | prix public | consumidor | pubblico | empfohlene* | verbraucher* | endverbraucher* | verkaufspreis | utsalgspris | salgspris | prisinklmoms
`

/** Which of a producer's prices it is, where the words of its basis do not say it. */
export const priceKindTerms = `
cost | cost | costs | costo | costi | coste | acquisto | achat | einkauf | einkaufspreis | ek | purchase | compra | inkop | innkjop | landed | buying | prix d achat | kostpris | 原価
reduced | sale price | sale | descuento | descuentos | sconto | scontato | remise | rabatt | offer | oferta | offerta | promo* | angebot | special | reduced | aktion | kampanj* | tilbud | discounted | tarjous
old | old | ancien | before | previous | statt | forrige | anterior | tidligere | vecchio | was
resale | customer | client | cliente | kunde | resale | trade margin | rivendita | revente | consumer | recommended | restaurant
hammer | zuschlag* | hammer*
`
