export interface PortalWords {
  title: string
  back: string
  none: string
  renews: string
  ends: string
  past_due: string
  cancel: string
  resume: string
  card: string
  change_card: string
  invoices: string
  open: string
  paid: string
  pdf: string
  tax_ids: string
  add: string
  remove: string
  expired: string
}

const en: PortalWords = {
  title: 'Manage your billing',
  back: 'Back',
  none: 'No current subscription',
  renews: 'Renews on',
  ends: 'Ends on',
  past_due: 'Payment overdue',
  cancel: 'Cancel subscription',
  resume: 'Don’t cancel subscription',
  card: 'Card',
  change_card: 'Change card',
  invoices: 'Invoices',
  open: 'Open',
  paid: 'Paid',
  pdf: 'PDF',
  tax_ids: 'VAT numbers',
  add: 'Add',
  remove: 'Remove',
  expired: 'This page has expired. Open it again from the site.',
}

const it: PortalWords = {
  title: 'Gestisci la fatturazione',
  back: 'Indietro',
  none: 'Nessun abbonamento attivo',
  renews: 'Si rinnova il',
  ends: 'Termina il',
  past_due: 'Pagamento scaduto',
  cancel: 'Annulla abbonamento',
  resume: 'Non annullare l’abbonamento',
  card: 'Carta',
  change_card: 'Cambia carta',
  invoices: 'Fatture',
  open: 'Da pagare',
  paid: 'Pagata',
  pdf: 'PDF',
  tax_ids: 'Partite IVA',
  add: 'Aggiungi',
  remove: 'Rimuovi',
  expired: 'Questa pagina è scaduta. Aprila di nuovo dal sito.',
}

const fr: PortalWords = {
  title: 'Gérer la facturation',
  back: 'Retour',
  none: 'Aucun abonnement en cours',
  renews: 'Renouvellement le',
  ends: 'Se termine le',
  past_due: 'Paiement en retard',
  cancel: 'Résilier l’abonnement',
  resume: 'Ne pas résilier l’abonnement',
  card: 'Carte',
  change_card: 'Changer de carte',
  invoices: 'Factures',
  open: 'À payer',
  paid: 'Payée',
  pdf: 'PDF',
  tax_ids: 'Numéros de TVA',
  add: 'Ajouter',
  remove: 'Supprimer',
  expired: 'Cette page a expiré. Ouvrez-la à nouveau depuis le site.',
}

const de: PortalWords = {
  title: 'Abrechnung verwalten',
  back: 'Zurück',
  none: 'Kein laufendes Abonnement',
  renews: 'Verlängert sich am',
  ends: 'Endet am',
  past_due: 'Zahlung überfällig',
  cancel: 'Abonnement kündigen',
  resume: 'Abonnement nicht kündigen',
  card: 'Karte',
  change_card: 'Karte ändern',
  invoices: 'Rechnungen',
  open: 'Offen',
  paid: 'Bezahlt',
  pdf: 'PDF',
  tax_ids: 'USt-IdNrn.',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  expired: 'Diese Seite ist abgelaufen. Öffnen Sie sie erneut über die Website.',
}

const es: PortalWords = {
  title: 'Gestionar la facturación',
  back: 'Volver',
  none: 'Ninguna suscripción activa',
  renews: 'Se renueva el',
  ends: 'Finaliza el',
  past_due: 'Pago atrasado',
  cancel: 'Cancelar la suscripción',
  resume: 'No cancelar la suscripción',
  card: 'Tarjeta',
  change_card: 'Cambiar de tarjeta',
  invoices: 'Facturas',
  open: 'Pendiente',
  paid: 'Pagada',
  pdf: 'PDF',
  tax_ids: 'Números de IVA',
  add: 'Añadir',
  remove: 'Eliminar',
  expired: 'Esta página ha caducado. Ábrela de nuevo desde el sitio.',
}

const byLanguage: Readonly<Record<string, PortalWords>> = { en, it, fr, de, es }

export function portalWordsOf(locale: string | null): { language: string; words: PortalWords } {
  const language = (locale ?? 'en').split('-')[0] ?? 'en'
  const words = byLanguage[language]
  return words ? { language, words } : { language: 'en', words: en }
}
