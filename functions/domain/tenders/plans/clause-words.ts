/** Phrasings of clauses in English, Norwegian, Swedish and Finnish. */

/** A bracket that asks for a paper; what it says is the paper's code. */
export const paperBrackets: readonly (readonly [RegExp, string])[] = [
  [
    /certificate of analysis|analysesertifikat|analysebevis|analys(?:certifikat|intyg)|analyysitodistus/i,
    'certificate_of_analysis',
  ],
  [/\bconfirm(?:ation|ed)\b|bekreft|bekräft|intyg|vahvist/i, 'producer_written_confirmation'],
  [/certificate|sertifikat|certifikat|sertifikaat|todistus/i, 'certification_certificate'],
]

/** A clause that asks for a paper and nothing else. */
export const paperClauses: readonly (readonly [RegExp, string])[] = [
  [/guarantee of supply|leveringsgaranti|leveransgaranti|toimitustakuu/i, 'guarantee_of_supply'],
  [
    /production declaration|produksjonserklæring|produktionsdeklaration|tuotantoilmoitus/i,
    'production_declaration',
  ],
  [
    /freedom of association|organisasjonsfrihet|föreningsfrihet|järjestäytymisvapau/i,
    'statement_freedom_of_association',
  ],
  [
    /^(?=.*responsible recruitment|.*ansvarlig rekruttering|.*ansvarsfull rekrytering|.*vastuullis\w* rekrytoin).*\b(?:if|hvis|om|jos)\b.*(?:ital|frank|fran|ransk)/i,
    'statement_responsible_recruitment_if_italy_or_france',
  ],
  [
    /responsible recruitment|ansvarlig rekruttering|ansvarsfull rekrytering|vastuullis\w* rekrytoin/i,
    'statement_responsible_recruitment',
  ],
  [
    /technical specification sheet|teknisk spesifikasjon|teknisk specifikation|tekninen erittely/i,
    'packaging_technical_specification_sheet',
  ],
  [
    /food contact|matkontakt|livsmedelskontakt|elintarvikekontakti/i,
    'food_contact_declaration_of_conformity',
  ],
  [
    /(?:confirm|bekreft|bekräft|vahvist)\w*.*\brpet\b|\brpet\b.*(?:confirm|bekreft|bekräft|vahvist)/i,
    'rpet_confirmation',
  ],
  [
    /^(?:valid )?(?:certificates? must|sertifikat må|certifikat ska|sertifikaatti on)\b/i,
    'certification_certificate',
  ],
  [
    /^(?:certificate of analysis must|analysesertifikat må|analyscertifikat ska|analyysitodistus on)/i,
    'certificate_of_analysis',
  ],
]

export const packagingClauses: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:if|hvis|om|jos)\b.*(?:deposit system|panteordning|pantesystem|pantsystem|panttijärjestelmä)/i,
    'norwegian_deposit_system_if_pet_or_aluminium',
  ],
  [
    /deposit system|panteordning|pantesystem|pantsystem|panttijärjestelmä/i,
    'norwegian_deposit_system',
  ],
  [
    /^(?:no|ingen|ingen|ei) (?:outer packaging|ytteremballasje|ytterförpackning|ulkopakkausta)/i,
    'no_outer_packaging',
  ],
  [
    /nordic recycling|recycling (?:icons?|pictograms?|symbols?)|sorteringspiktogram|kierrätysmerkin/i,
    'nordic_recycling_icons',
  ],
]

export const oneOffer =
  /\b(?:only one offer|one offer per)\b|kun ett tilbud|bare ett tilbud|endast (?:ett|en) (?:anbud|offert)|vain yksi tarjous/i
export const severalOffers =
  /more than one offer|flere (?:enn ett )?tilbud|mer än (?:ett|en) (?:anbud|offert)|useampi(?:a)? (?:kuin yksi )?tarjou/i
export const lowestPrice =
  /lowest[- ]pric|lavest pris|laveste pris|lägst(?:a)? pris|edullisi|halvi/i
export const twoLowest = /\btwo lowest|to laveste|två lägsta|kaksi (?:edullisinta|halvinta)/i

export const oneLot =
  /^(?:one[- ]?lot|partikjøp|engangskjøp|partiköp|engångsparti|engångsköp|kertaerä|eräosto)\b/i
export const fixedPrice =
  /^(?=.*\b(?:price|pris|prisen|priset|hinta|hinnan)\b)(?=.*\b(?:retain|fixed|fast|fastpris|kept|holde|beholde|behålla|hålla|pysyä|kiinteä)\b).*?(\d{1,2}) (?:months|måneder|månader|kuukau|kk)/i
export const twoSegments =
  /ranked in (?:two|2)|(?:two|to|två|kaksi|kahdessa) (?:price segments|prissegment|hintasegmen|hintaluok)/i

export const alcoholWord = /alcohol|\babv\b|\bvol\b|alkohol|alkoholi/i
export const sugarWord = /\bg\/l\b|\bg per l/i
export const dosageWord = /dosage|dosasje|dosering|annostel/i
/** Words beside limits of alcohol or sugar that ask nothing more, folded. */
export const besideLimits: ReadonlySet<string> = new Set(
  [
    'min max minimum maximum at least up to and alcohol abv vol by volume on label packaging the',
    'sugar residual in total incl including dosage g l per',
    'maks minst maksimum hoyst og alkohol alkoholprosent pa etikett etiketten emballasjen',
    'sukker restsukker totalt inkl inkludert dosasje',
    'hogst lagst och alkoholhalt forpackningen socker restsocker inklusive dosering',
    'vahintaan enintaan enint vah ja alkoholi alkoholia etiketissa pakkauksessa',
    'sokeri sokeria jaannossokeri jaannossokeria yhteensa sis sisaltaen annostelun annostelu',
  ]
    .join(' ')
    .split(' '),
)

export const style = /^(?:style|stil|tyyli)\s?:\s*/i
export const certified = /certif|sertifis|sertifioi/i
export const oak =
  /(?:influence|use) of (?:wood|oak)|(?:wood|oak) influence|oak character|influence of \w+ casks?|\bunoaked\b|preg av (?:tre|eik|fat)|(?:tre|eike|fat)preg|bruk av (?:tre|eik)|(?:fat|ek)karaktär|inslag av (?:ek|fat|trä)|användning av (?:ek|trä)|(?:tammen|puun|tynnyrin) (?:vaikutus|käyttö|luonne)|tammisuu/i
export const ageing =
  /\bage?ing\b|\baged\b(?! vines)|barrel[- ]fermented|fermented\b.*\b(?:barrels?|tanks?)|(?:barrel|cask) maturation|\blagret\b|fatlagr|fatgjær|gjæret (?:på|i) fat|lagring|fatjäst|jäst (?:på|i) fat|lagrad|kypsyte|kypsyty|tynnyrikäy|käynyt tynnyri/i
/** Where a spirit is matured is no matter of time or wood. */
export const agedSomewhere = /barrel-aged in \p{Lu}/u

export const grapes =
  /^(?:single (?:grape )?variety|100 ?% single variety|based on|blend of|enkeltdrue|én druesort|en druesort|basert på|blanding av|en druvsort|ett druvslag|baserat på|baserad på|blandning av|yhden rypälelajikkeen|yksi rypälelajike|perustuu|sekoitus)(?!\p{L})/iu
