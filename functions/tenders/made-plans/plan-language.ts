import type { PublishedTender } from '#domain/tenders/published-tender.ts'

/** What one clause asks, by the language's words: `{n}` is a number, `{g}` a grape. */
export interface ClauseWords {
  readonly most_alcohol: string
  readonly least_alcohol: string
  readonly most_sugar: string
  readonly grape: string
  readonly no_wood: string
  readonly lees: string
  readonly one_offer: string
  readonly organic: string
  readonly unfiltered: string
  readonly old_vines: string
}

export interface PlanLanguage {
  readonly code: 'en' | 'nb' | 'sv' | 'fi'
  readonly monopoly: PublishedTender['monopoly']
  readonly currency: string
  /** Spellings of the headers, apart by ` | `. */
  readonly headers: Readonly<Record<string, string>>
  readonly types: readonly (readonly [string, PublishedTender['category']])[]
  readonly containers: readonly string[]
  readonly offers: readonly string[]
  readonly selections: readonly string[]
  readonly under: string
  readonly title: string
  readonly note: string
  readonly clauses: ClauseWords
}

/** Words as a plan writer would choose them, collected apart from those that the reader knows. */
export const planLanguages: readonly PlanLanguage[] = [
  {
    code: 'en',
    monopoly: 'vinmonopolet',
    currency: 'NOK',
    headers: {
      reference: 'Reference number | Tender no. | Ref. | Tender ID',
      launch: 'Launch | Launch month | Planned launch | Month of launch',
      type: 'Product type | Type | Kind of product | Group',
      country: 'Country | Country of origin | Origin',
      region: 'Region | District | Wine region',
      vintage: 'Vintage | Vintage(s) | Vintage year',
      container: 'Packaging | Container | Type of packaging',
      size: 'Size | Volume | Unit size | Container size',
      price: 'Retail price | Price NOK | Price limit (NOK) | Shelf price',
      deadline: 'Deadline | Offer deadline | Final date for offers | Tender deadline',
      offer: 'Offer type | Type of offer | Form of offer',
      selection: 'Selection | Product selection | Assortment',
      spec: 'Specification | Specifications | Requirements | Additional requirements',
      unknown: 'Batch | Internal code | Lane',
    },
    types: [
      ['Red wine', 'red_wine'],
      ['White wine', 'white_wine'],
      ['Rosé wine', 'rose_wine'],
      ['Sparkling wine', 'sparkling_wine'],
    ],
    containers: ['Glass bottle', 'BiB', 'Light weight glass bottle', 'PET bottle'],
    offers: ['Samples', 'Written offers with samples', 'Written'],
    selections: ['Basic', 'Basic, possible one-lot', 'One-lot'],
    under: '<{n}',
    title: 'Vinmonopolet, tender plan {plan}',
    note: 'All prices are those on the shelf, taxes and deposit included; changes to this plan are published every Thursday.',
    clauses: {
      most_alcohol: 'Max. {n} % alcohol on label',
      least_alcohol: 'Min. {n} % alcohol on label',
      most_sugar: 'Max. {n} g/l sugar',
      grape: 'Based on min. {n} % {g}',
      no_wood: 'No influence of wood',
      lees: 'Min. {n} months ageing on lees',
      one_offer:
        'Only one offer per producer. If more than one offer is submitted, the lowest priced offer will be assessed',
      organic: 'Organic certified',
      unfiltered: 'Unfiltered',
      old_vines: 'Min. {n} years old vines',
    },
  },
  {
    code: 'nb',
    monopoly: 'vinmonopolet',
    currency: 'NOK',
    headers: {
      reference: 'Referansenummer | Anbudsnr. | Ref. nr. | Utlysningsnummer',
      launch: 'Lansering | Lanseringsmåned | Planlagt lansering | Måned for lansering',
      type: 'Varetype | Type produkt | Produkttype | Vare',
      country: 'Land | Opprinnelsesland | Opphav',
      region: 'Distrikt | Region | Område',
      vintage: 'Årgang | Årgang(er) | Aktuell årgang',
      container: 'Emballasje | Emballasjetype | Type emballasje',
      size: 'Volum | Flaskestørrelse | Størrelse | Enhetsvolum',
      price: 'Utsalgspris | Pris NOK | Prisgrense (kr) | Maksimal utsalgspris',
      deadline: 'Frist | Tilbudsfrist | Siste frist for tilbud | Anbudsfrist',
      offer: 'Tilbudstype | Type tilbud | Tilbudsform',
      selection: 'Utvalg | Sortiment | Innkjøpstype',
      spec: 'Spesifikasjon | Kravspesifikasjon | Krav | Tilleggskrav',
      unknown: 'Kø | Intern kode | Løpenr internt',
    },
    types: [
      ['Rødvin', 'red_wine'],
      ['Hvitvin', 'white_wine'],
      ['Rosévin', 'rose_wine'],
      ['Musserende vin', 'sparkling_wine'],
    ],
    containers: ['Glassflaske', 'Bag-in-box', 'PET-flaske', 'Lettvekt glassflaske'],
    offers: ['Vareprøver', 'Skriftlig tilbud med vareprøver', 'Skriftlig'],
    selections: ['Basis', 'Basis, mulig parti', 'Parti'],
    under: 'inntil {n} kr',
    title: 'Vinmonopolet, innkjøpsplan {plan}',
    note: 'Alle priser er utsalgspriser med avgifter og pant; endringer i planen publiseres hver torsdag på nettsidene våre.',
    clauses: {
      most_alcohol: 'Maks. {n} % alkohol på etiketten',
      least_alcohol: 'Min. {n} % alkohol',
      most_sugar: 'Maks. {n} g/l sukker',
      grape: 'Basert på min. {n} % {g}',
      no_wood: 'Uten preg av eik',
      lees: 'Min. {n} måneders lagring på bunnfall',
      one_offer:
        'Kun ett tilbud per produsent. Ved flere enn ett tilbud vurderes tilbudet med lavest pris',
      organic: 'Økologisk sertifisert',
      unfiltered: 'Ufiltrert',
      old_vines: 'Minst {n} år gamle vinstokker',
    },
  },
  {
    code: 'sv',
    monopoly: 'systembolaget',
    currency: 'SEK',
    headers: {
      reference: 'Förfrågningsnr | Offertförfrågan nr | Referensnummer | Anbudsnummer',
      launch: 'Lansering | Lanseringsmånad | Planerad säljstart | Säljstart',
      type: 'Dryckestyp | Typ | Varutyp | Produkttyp',
      country: 'Land | Ursprungsland | Ursprung',
      region: 'Område | Region | Distrikt',
      vintage: 'Årgång | Årgång(ar) | Aktuell årgång',
      container: 'Förpackning | Förpackningstyp | Typ av förpackning',
      size: 'Volym | Flaskstorlek | Storlek | Förpackningsstorlek',
      price: 'Pris | Konsumentpris (SEK) | Prisintervall | Utpris SEK',
      deadline: 'Sista anbudsdag | Offert senast | Sista dag för offert | Anbudsfrist',
      offer: 'Offerttyp | Typ av offert | Anbudstyp',
      selection: 'Sortiment | Sortimentsdel | Sortimentstyp',
      spec: 'Specifikation | Kravspecifikation | Övriga krav | Krav',
      unknown: 'Kö | Intern kod | Lott',
    },
    types: [
      ['Rött vin', 'red_wine'],
      ['Vitt vin', 'white_wine'],
      ['Rosévin', 'rose_wine'],
      ['Mousserande vin', 'sparkling_wine'],
    ],
    containers: ['Glasflaska', 'Bag-in-box', 'PET-flaska', 'Burk'],
    offers: ['Varuprov', 'Skriftlig offert med varuprov', 'Skriftlig offert'],
    selections: ['Fast sortiment', 'Tillfälligt sortiment', 'Säsong'],
    under: 'högst {n} kr',
    title: 'Systembolaget, lanseringsplan {plan}',
    note: 'Alla priser är konsumentpriser med skatt och pant; ändringar i planen publiceras varje vecka på leverantörsportalen.',
    clauses: {
      most_alcohol: 'Max. {n} % alkohol på etiketten',
      least_alcohol: 'Minst {n} % alkohol',
      most_sugar: 'Högst {n} g/l socker',
      grape: 'Baserat på minst {n} % {g}',
      no_wood: 'Utan inslag av ek',
      lees: 'Minst {n} månaders lagring på jästfällningen',
      one_offer: 'Endast en offert per producent. Vid mer än en offert bedöms den med lägst pris',
      organic: 'Ekologiskt certifierad',
      unfiltered: 'Ofiltrerat',
      old_vines: 'Minst {n} år gamla stockar',
    },
  },
  {
    code: 'fi',
    monopoly: 'alko',
    currency: 'EUR',
    headers: {
      reference: 'Hakunumero | Haun tunnus | Viitenumero | Tuotehaun numero',
      launch: 'Lanseeraus | Listauskuukausi | Valikoimaantulo | Myyntiin',
      type: 'Tuoteryhmä | Tuotetyyppi | Tyyppi | Juoman tyyppi',
      country: 'Maa | Alkuperämaa | Valmistusmaa',
      region: 'Alue | Viinialue | Tuotantoalue',
      vintage: 'Vuosikerta | Satovuosi | Haettava vuosikerta',
      container: 'Pakkaus | Pakkaustyyppi | Pakkausmuoto',
      size: 'Koko | Pakkauskoko | Tilavuus | Pullokoko',
      price: 'Hinta | Vähittäismyyntihinta (EUR) | Hintahaarukka | Myyntihinta €',
      deadline:
        'Määräaika | Tarjousten määräaika | Viimeinen tarjouspäivä | Tarjoukset viimeistään',
      offer: 'Tarjoustyyppi | Tarjousmuoto | Tarjouksen tyyppi',
      selection: 'Valikoima | Valikoimaryhmä | Valikoimaluokka',
      spec: 'Vaatimukset | Lisävaatimukset | Tuotevaatimukset | Muut vaatimukset',
      unknown: 'Jono | Sisäinen koodi | Erä',
    },
    types: [
      ['Punaviini', 'red_wine'],
      ['Valkoviini', 'white_wine'],
      ['Roseeviini', 'rose_wine'],
      ['Kuohuviini', 'sparkling_wine'],
    ],
    containers: ['Lasipullo', 'Hanapakkaus', 'Muovipullo', 'Kevytlasipullo'],
    offers: ['Näyte', 'Kirjallinen tarjous ja näyte', 'Kirjallinen tarjous'],
    selections: ['Vakiovalikoima', 'Erikoiserät', 'Kausituotteet'],
    under: 'enintään {n} €',
    title: 'Alko, valikoimasuunnitelma {plan}',
    note: 'Kaikki hinnat ovat vähittäismyyntihintoja veroineen ja pantteineen; suunnitelman muutokset julkaistaan viikoittain.',
    clauses: {
      most_alcohol: 'Enintään {n} % alkoholia',
      least_alcohol: 'Vähintään {n} % alkoholia',
      most_sugar: 'Enintään {n} g/l sokeria',
      grape: 'Perustuu vähintään {n} % rypäleeseen {g}',
      no_wood: 'Ilman tammen vaikutusta',
      lees: 'Vähintään {n} kuukauden kypsytys sakan päällä',
      one_offer:
        'Vain yksi tarjous tuottajaa kohden. Useampi kuin yksi tarjous: arvioidaan edullisin',
      organic: 'Luomu',
      unfiltered: 'Suodattamaton',
      old_vines: 'Vähintään {n} vuotta vanhat köynnökset',
    },
  },
]
