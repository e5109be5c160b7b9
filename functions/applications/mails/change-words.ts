import type { Locale } from '#domain/shared/locale.ts'

/** `{tender}` stands for the tender, `{before}` and `{after}` for days. */
export interface ChangeMailWords {
  readonly changed: string
  readonly withdrawn: string
  readonly corrected: string
  readonly correctedText: string
  readonly reinstated: string
  readonly reinstatedDraft: string
  readonly reinstatedSubmitted: string
  readonly dates: string
  readonly sample: string
  readonly launch: string
  readonly moved: string
  readonly requirements: string
  readonly requirementsOnly: string
  readonly draft: string
  readonly submitted: string
  readonly withdrawnDraft: string
  readonly withdrawnSubmitted: string
  readonly fees: string
}

export const changeWordsOf: Readonly<Record<Locale, ChangeMailWords>> = {
  en: {
    changed: 'The tender has changed: {tender}',
    withdrawn: 'The tender was withdrawn: {tender}',
    corrected: 'We corrected our reading of a requirement: {tender}',
    correctedText:
      'The tender itself has not changed. We had misread some of its words and have corrected that. If you have access to the tender, the page of your application shows what we corrected.',
    reinstated: 'The tender is valid again: {tender}',
    reinstatedDraft:
      'The withdrawal of the tender has been reversed. Your draft can be submitted again until the deadline.',
    reinstatedSubmitted:
      'The withdrawal of the tender has been reversed. Your submitted application is valid again as it stands.',
    dates: 'These dates have moved:',
    sample: 'Arrival of samples',
    launch: 'Launch',
    moved: '{before}, now {after}',
    requirements:
      'Requirements or other published details have changed too. If you have access to the tender, the page of your application shows each of them, before and now.',
    requirementsOnly:
      'Requirements or other published details have changed. If you have access to the tender, the page of your application shows each of them, before and now.',
    draft:
      'Your draft is kept. Answers that the change affects are marked: confirm or change them before you submit.',
    submitted:
      'Your submitted application stays as it is. If the change affects your offer, reply to this e-mail.',
    withdrawnDraft: 'You can still read your draft, but no longer submit it.',
    withdrawnSubmitted: 'You can still read your submitted application.',
    fees: 'An application fee not yet paid is no longer due. If you have already paid for this tender, reply to this e-mail.',
  },
  it: {
    changed: 'La gara è cambiata: {tender}',
    withdrawn: 'La gara è stata ritirata: {tender}',
    corrected: 'Abbiamo corretto la lettura di un requisito: {tender}',
    correctedText:
      'La gara in sé non è cambiata. Non avevamo letto correttamente tutto il testo e l’abbiamo corretto. Se ha accesso alla gara, la pagina della Sua candidatura mostra che cosa abbiamo corretto.',
    reinstated: 'La gara è di nuovo valida: {tender}',
    reinstatedDraft:
      'Il ritiro della gara è stato annullato. La Sua bozza può essere di nuovo inviata fino alla scadenza.',
    reinstatedSubmitted:
      'Il ritiro della gara è stato annullato. La Sua candidatura inviata vale di nuovo così com’è.',
    dates: 'Queste date sono state spostate:',
    sample: 'Scadenza campioni',
    launch: 'Lancio',
    moved: '{before}, ora {after}',
    requirements:
      'Sono cambiati anche requisiti o altri testi pubblicati. Se ha accesso alla gara, la pagina della Sua candidatura li mostra tutti, prima e ora.',
    requirementsOnly:
      'Sono cambiati requisiti o altri testi pubblicati. Se ha accesso alla gara, la pagina della Sua candidatura li mostra tutti, prima e ora.',
    draft:
      'La Sua bozza è conservata. Le risposte interessate dalla modifica sono contrassegnate: le confermi o le modifichi prima dell’invio.',
    submitted:
      'La candidatura inviata resta com’è. Se la modifica riguarda la Sua offerta, risponda a questa e-mail.',
    withdrawnDraft: 'Può ancora leggere la bozza, ma non più inviarla.',
    withdrawnSubmitted: 'Può ancora leggere la candidatura inviata.',
    fees: 'Una quota di candidatura non ancora pagata non è più dovuta. Se ha già pagato per questa gara, risponda a questa e-mail.',
  },
  fr: {
    changed: 'L’appel d’offres a changé : {tender}',
    withdrawn: 'L’appel d’offres a été retiré : {tender}',
    corrected: 'Nous avons corrigé notre lecture d’une exigence : {tender}',
    correctedText:
      'L’appel d’offres lui-même n’a pas changé. Nous en avions mal lu un passage et avons corrigé cette lecture. Si vous avez accès à l’appel d’offres, la page de votre candidature montre ce que nous avons corrigé.',
    reinstated: 'L’appel d’offres est rétabli : {tender}',
    reinstatedDraft:
      'Le retrait de l’appel d’offres a été annulé. Votre brouillon peut de nouveau être déposé jusqu’à la date limite.',
    reinstatedSubmitted:
      'Le retrait de l’appel d’offres a été annulé. Votre candidature déposée est de nouveau prise en compte, telle quelle.',
    dates: 'Dates modifiées :',
    sample: 'Arrivée des échantillons',
    launch: 'Lancement',
    moved: '{before}, désormais {after}',
    requirements:
      'Des exigences ou d’autres textes publiés ont changé aussi. Si vous avez accès à l’appel d’offres, la page de votre candidature les montre tous, avant et après.',
    requirementsOnly:
      'Des exigences ou d’autres textes publiés ont changé. Si vous avez accès à l’appel d’offres, la page de votre candidature les montre tous, avant et après.',
    draft:
      'Votre brouillon est conservé. Les réponses concernées par le changement sont signalées : confirmez-les ou modifiez-les avant le dépôt.',
    submitted:
      'Votre candidature déposée reste telle quelle. Si le changement concerne votre offre, répondez à ce message.',
    withdrawnDraft: 'Vous pouvez encore lire votre brouillon, mais plus le déposer.',
    withdrawnSubmitted: 'Vous pouvez encore lire votre candidature déposée.',
    fees: 'Les frais de candidature encore à payer ne sont plus dus. Si vous avez déjà payé pour cet appel d’offres, répondez à ce message.',
  },
  de: {
    changed: 'Die Ausschreibung hat sich geändert: {tender}',
    withdrawn: 'Die Ausschreibung wurde zurückgezogen: {tender}',
    corrected: 'Wir haben unsere Lesart einer Anforderung korrigiert: {tender}',
    correctedText:
      'Die Ausschreibung selbst ist unverändert. Wir hatten nicht alles richtig gelesen und haben das korrigiert. Wenn Sie Zugang zur Ausschreibung haben, zeigt die Seite Ihres Angebots, was wir korrigiert haben.',
    reinstated: 'Die Ausschreibung gilt wieder: {tender}',
    reinstatedDraft:
      'Das Monopol hat die Ausschreibung doch nicht zurückgezogen. Ihren Entwurf können Sie bis zur Frist wieder einreichen.',
    reinstatedSubmitted:
      'Das Monopol hat die Ausschreibung doch nicht zurückgezogen. Ihr eingereichtes Angebot zählt wieder, so wie es ist.',
    dates: 'Diese Termine haben sich geändert:',
    sample: 'Musterfrist',
    launch: 'Markteinführung',
    moved: '{before}, jetzt {after}',
    requirements:
      'Auch Anforderungen oder andere veröffentlichte Angaben haben sich geändert. Wenn Sie Zugang zur Ausschreibung haben, zeigt die Seite Ihres Angebots alle im Vergleich, bisher und jetzt.',
    requirementsOnly:
      'Anforderungen oder andere veröffentlichte Angaben haben sich geändert. Wenn Sie Zugang zur Ausschreibung haben, zeigt die Seite Ihres Angebots alle im Vergleich, bisher und jetzt.',
    draft:
      'Ihr Entwurf bleibt erhalten. Antworten, die die Änderung betrifft, sind gekennzeichnet: Bestätigen oder ändern Sie sie vor dem Einreichen.',
    submitted:
      'Ihr eingereichtes Angebot bleibt, wie es ist. Ist es von der Änderung betroffen, antworten Sie auf diese E-Mail.',
    withdrawnDraft: 'Ihren Entwurf können Sie weiterhin lesen, aber nicht mehr einreichen.',
    withdrawnSubmitted: 'Ihr eingereichtes Angebot können Sie weiterhin lesen.',
    fees: 'Eine noch offene Gebühr ist nicht mehr fällig. Wenn Sie für diese Ausschreibung bereits bezahlt haben, antworten Sie auf diese E-Mail.',
  },
  es: {
    changed: 'La licitación ha cambiado: {tender}',
    withdrawn: 'Licitación retirada: {tender}',
    corrected: 'Hemos corregido nuestra lectura de un requisito: {tender}',
    correctedText:
      'La licitación en sí no ha cambiado. No habíamos leído bien todo su texto y lo hemos corregido. Si tiene acceso a la licitación, la página de su candidatura muestra lo que hemos corregido.',
    reinstated: 'La licitación vuelve a estar vigente: {tender}',
    reinstatedDraft:
      'El monopolio ha anulado la retirada de la licitación. Vuelve a poder presentar su borrador hasta que termine el plazo.',
    reinstatedSubmitted:
      'El monopolio ha anulado la retirada de la licitación. La candidatura que presentó vuelve a contar tal como está.',
    dates: 'Estas fechas han cambiado:',
    sample: 'Llegada de las muestras',
    launch: 'Lanzamiento',
    moved: '{before}, ahora {after}',
    requirements:
      'También han cambiado requisitos u otros textos publicados. Si tiene acceso a la licitación, la página de su candidatura los muestra todos, antes y ahora.',
    requirementsOnly:
      'Han cambiado requisitos u otros textos publicados. Si tiene acceso a la licitación, la página de su candidatura los muestra todos, antes y ahora.',
    draft:
      'Su borrador se conserva. Las respuestas afectadas por el cambio están marcadas: confírmelas o cámbielas antes de presentarlo.',
    submitted:
      'La candidatura presentada queda como está. Si el cambio afecta a su oferta, responda a este correo.',
    withdrawnDraft: 'Puede seguir leyendo su borrador, pero ya no presentarlo.',
    withdrawnSubmitted: 'Puede seguir leyendo la candidatura presentada.',
    fees: 'Si la cuota estaba pendiente, ya no tiene que pagarla. Si ya ha pagado por esta licitación, responda a este correo.',
  },
}
