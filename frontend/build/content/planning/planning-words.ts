import type { Locale } from '#domain/shared/locale.ts'

/** A number of `one` or `other` (all that the five languages need of whole numbers). */
interface Counted {
  readonly one: string
  readonly other: string
}

/** What the build writes into figures and tables of guides and resources. */
interface PlanningWords {
  readonly workingDays: Counted
  readonly before: string
  readonly after: string
  readonly onTheDay: string
  readonly latest: (interval: string) => string
  readonly usually: (value: string) => string
  readonly unpublished: string
  /** What the sign * means, at the sign and at the foot of the text. */
  readonly assumed: string
  readonly assumedNote: string
  /** What the sign ** means. */
  readonly told: string
  readonly legendWindow: string
  readonly legendTypical: string
  readonly legendDashed: string
  readonly legendExcise: string
  readonly legendCustoms: string
  readonly document: string
  readonly market: string
  readonly everyMarket: string
  readonly valid: string
  readonly agrees: string
  readonly validity: {
    readonly tender: string
    readonly vintage: string
    readonly lot: string
    readonly shipment: string
    readonly until_changed: string
    readonly fixed_dates: string
    readonly months: (count: number) => string
  }
}

export const planningWords: Readonly<Record<Locale, PlanningWords>> = {
  en: {
    workingDays: { one: 'working day', other: 'working days' },
    before: 'before',
    after: 'after',
    onTheDay: 'on the day',
    latest: (interval) => `${interval} at the latest`,
    usually: (value) => `usually ${value}`,
    unpublished: 'no interval is published',
    assumed: 'our planning assumption, not published',
    assumedNote:
      'Our planning assumption, not published. Nobody else stands behind this figure: adjust it to suit your company and ask your importer.',
    told: 'known from an importer, not from the monopoly itself',
    legendWindow: 'Bar: from the planned day to the last day on which it still works.',
    legendTypical: 'Bar: from the shortest to the longest. Mark: the usual length.',
    legendDashed: 'Dashed: not published.',
    legendExcise: 'Plain arrow: inside the EU, under excise rules.',
    legendCustoms: 'Arrow through a double line: across a customs border.',
    document: 'Document',
    market: 'For',
    everyMarket: 'all three',
    valid: 'Valid for',
    agrees: 'What to look at',
    validity: {
      tender: 'one tender',
      vintage: 'one vintage',
      lot: 'one lot',
      shipment: 'one consignment',
      until_changed: 'until something changes',
      fixed_dates: 'the dates printed on it',
      months: (count) => `${count} months from issue`,
    },
  },
  de: {
    workingDays: { one: 'Arbeitstag', other: 'Arbeitstage' },
    before: 'vorher',
    after: 'danach',
    onTheDay: 'am Tag selbst',
    latest: (interval) => `spätestens ${interval}`,
    usually: (value) => `meist ${value}`,
    unpublished: 'kein Zeitraum veröffentlicht',
    assumed: 'unsere Planungsannahme, nicht veröffentlicht',
    assumedNote:
      'Unsere Planungsannahme, nicht veröffentlicht. Für diese Zahl steht sonst niemand ein: Passen Sie sie Ihrem Betrieb an und fragen Sie Ihren Importeur.',
    told: 'von einem Importeur bekannt, nicht vom Monopol selbst',
    legendWindow: 'Balken: vom geplanten Tag bis zum letzten, an dem es noch geht.',
    legendTypical: 'Balken: von der kürzesten bis zur längsten Dauer. Strich: die übliche.',
    legendDashed: 'Gestrichelt: nicht veröffentlicht.',
    legendExcise: 'Einfacher Pfeil: innerhalb der EU, nach Verbrauchsteuerrecht.',
    legendCustoms: 'Pfeil durch eine Doppellinie: über eine Zollgrenze.',
    document: 'Dokument',
    market: 'Markt',
    everyMarket: 'alle drei',
    valid: 'Gültig',
    agrees: 'Worauf es ankommt',
    validity: {
      tender: 'für eine Ausschreibung',
      vintage: 'für einen Jahrgang',
      lot: 'für ein Los',
      shipment: 'für eine Sendung',
      until_changed: 'bis sich etwas ändert',
      fixed_dates: 'wie aufgedruckt',
      months: (count) => `${count} Monate ab Ausstellung`,
    },
  },
  fr: {
    workingDays: { one: 'jour ouvré', other: 'jours ouvrés' },
    before: 'avant',
    after: 'après',
    onTheDay: 'le jour même',
    latest: (interval) => `au plus tard ${interval}`,
    usually: (value) => `le plus souvent ${value}`,
    unpublished: 'aucun délai publié',
    assumed: 'notre hypothèse de planification, non publiée',
    assumedNote:
      'Notre hypothèse de planification, non publiée. Nous sommes seuls à avancer ce chiffre : adaptez-le à votre maison et interrogez votre importateur.',
    told: 'signalé par un importateur, non par le monopole lui-même',
    legendWindow: 'Barre : du jour prévu au dernier jour où cela reste possible.',
    legendTypical:
      'Barre : de la durée la plus courte à la plus longue. Repère : la durée habituelle.',
    legendDashed: 'Pointillé : non publié.',
    legendExcise: 'Flèche simple : à l’intérieur de l’UE, sous le régime des accises.',
    legendCustoms: 'Flèche à travers une double ligne : passage d’une frontière douanière.',
    document: 'Document',
    market: 'Pour',
    everyMarket: 'les trois',
    valid: 'Validité',
    agrees: 'Ce qui compte',
    validity: {
      tender: 'un appel d’offres',
      vintage: 'un millésime',
      lot: 'un lot',
      shipment: 'un envoi',
      until_changed: 'jusqu’au prochain changement',
      fixed_dates: 'les dates imprimées',
      months: (count) => `${count} mois à compter de l’émission`,
    },
  },
  es: {
    workingDays: { one: 'día laborable', other: 'días laborables' },
    before: 'antes',
    after: 'después',
    onTheDay: 'el mismo día',
    latest: (interval) => `a más tardar ${interval}`,
    usually: (value) => `normalmente ${value}`,
    unpublished: 'ningún plazo publicado',
    assumed: 'nuestra estimación para planificar, no publicada',
    assumedNote:
      'Nuestra estimación para planificar, no publicada. Nadie más responde de esta cifra: adáptela a su empresa y pregunte a su importador.',
    told: 'lo cuenta un importador, no el propio monopolio',
    legendWindow: 'Barra: del día previsto al último en que todavía es posible.',
    legendTypical: 'Barra: del plazo más corto al más largo. Marca: el habitual.',
    legendDashed: 'Línea discontinua: no publicado.',
    legendExcise: 'Flecha simple: dentro de la UE, con impuestos especiales.',
    legendCustoms: 'Flecha que cruza una línea doble: paso de una frontera aduanera.',
    document: 'Documento',
    market: 'Para',
    everyMarket: 'los tres',
    valid: 'Válido para',
    agrees: 'En qué fijarse',
    validity: {
      tender: 'una licitación',
      vintage: 'una añada',
      lot: 'un lote',
      shipment: 'un envío',
      until_changed: 'hasta que algo cambie',
      fixed_dates: 'las fechas impresas',
      months: (count) => `${count} meses desde su emisión`,
    },
  },
  it: {
    workingDays: { one: 'giorno lavorativo', other: 'giorni lavorativi' },
    before: 'prima',
    after: 'dopo',
    onTheDay: 'il giorno stesso',
    latest: (interval) => `al più tardi ${interval}`,
    usually: (value) => `di solito ${value}`,
    unpublished: 'nessun intervallo pubblicato',
    assumed: 'nostra ipotesi di pianificazione, non pubblicata',
    assumedNote:
      'Nostra ipotesi di pianificazione, non pubblicata. Nessun altro risponde di questa cifra: la adatti alla sua azienda e chieda al suo importatore.',
    told: 'riferito da un importatore, non dal monopolio stesso',
    legendWindow: 'Barra: dal giorno previsto all’ultimo in cui è ancora possibile.',
    legendTypical: 'Barra: dalla durata più breve alla più lunga. Tacca: quella abituale.',
    legendDashed: 'Tratteggio: non pubblicato.',
    legendExcise: 'Freccia semplice: dentro l’UE, in regime di accisa.',
    legendCustoms: 'Freccia attraverso una doppia linea: passaggio di una frontiera doganale.',
    document: 'Documento',
    market: 'Per',
    everyMarket: 'tutti e tre',
    valid: 'Vale per',
    agrees: 'A che cosa badare',
    validity: {
      tender: 'una gara',
      vintage: 'un’annata',
      lot: 'un lotto',
      shipment: 'una spedizione',
      until_changed: 'fino al prossimo cambiamento',
      fixed_dates: 'le date stampate',
      months: (count) => `${count} mesi dal rilascio`,
    },
  },
}
