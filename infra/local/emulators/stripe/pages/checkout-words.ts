/** What the hosted pages say, in the product's five languages. */
export interface CheckoutWords {
  pay: string
  subscribe: string
  back: string
  subtotal: string
  discount: string
  vat: string
  vat_open: string
  reverse_charge: string
  total: string
  per_year: string
  email: string
  card_number: string
  expiry: string
  cvc: string
  name: string
  country: string
  choose: string
  address: string
  city: string
  postal_code: string
  business: string
  vat_number: string
  code: string
  apply: string
  code_unknown: string
  total_changed: string
  expired: string
  paid: string
  card_unknown: string
  vat_invalid: string
}

const en: CheckoutWords = {
  pay: 'Pay',
  subscribe: 'Subscribe',
  back: 'Back',
  subtotal: 'Subtotal',
  discount: 'Discount',
  vat: 'VAT',
  vat_open: 'Choose a country',
  reverse_charge: 'Reverse charge',
  total: 'Total due today',
  per_year: 'per year',
  email: 'Email',
  card_number: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvc: 'Security code (CVC)',
  name: 'Name on card',
  country: 'Country',
  choose: 'Choose',
  address: 'Address',
  city: 'City',
  postal_code: 'Postal code',
  business: 'Business name',
  vat_number: 'VAT number',
  code: 'Promotion code',
  apply: 'Apply',
  code_unknown: 'This code is invalid.',
  total_changed: 'The total has changed with your details. Please check it and pay again.',
  expired: 'This payment page has expired. Nothing was charged.',
  paid: 'This payment has been completed already.',
  card_unknown: 'This is not one of the test cards.',
  vat_invalid: 'This VAT number is invalid.',
}

const it: CheckoutWords = {
  pay: 'Paga',
  subscribe: 'Abbonati',
  back: 'Indietro',
  subtotal: 'Subtotale',
  discount: 'Sconto',
  vat: 'IVA',
  vat_open: 'Scegli un paese',
  reverse_charge: 'Inversione contabile',
  total: 'Totale da pagare oggi',
  per_year: 'all’anno',
  email: 'Email',
  card_number: 'Numero di carta',
  expiry: 'Scadenza (MM/AA)',
  cvc: 'Codice di sicurezza (CVC)',
  name: 'Nome sulla carta',
  country: 'Paese',
  choose: 'Scegli',
  address: 'Indirizzo',
  city: 'Città',
  postal_code: 'Codice postale',
  business: 'Ragione sociale',
  vat_number: 'Partita IVA',
  code: 'Codice promozionale',
  apply: 'Applica',
  code_unknown: 'Questo codice non è valido.',
  total_changed: 'Il totale è cambiato con i tuoi dati. Controllalo e paga di nuovo.',
  expired: 'Questa pagina di pagamento è scaduta. Non è stato addebitato nulla.',
  paid: 'Questo pagamento è già stato completato.',
  card_unknown: 'Questa non è una delle carte di prova.',
  vat_invalid: 'Questa partita IVA non è valida.',
}

const fr: CheckoutWords = {
  pay: 'Payer',
  subscribe: 'S’abonner',
  back: 'Retour',
  subtotal: 'Sous-total',
  discount: 'Réduction',
  vat: 'TVA',
  vat_open: 'Choisissez un pays',
  reverse_charge: 'Autoliquidation',
  total: 'Total à payer aujourd’hui',
  per_year: 'par an',
  email: 'E-mail',
  card_number: 'Numéro de carte',
  expiry: 'Expiration (MM/AA)',
  cvc: 'Code de sécurité (CVC)',
  name: 'Nom sur la carte',
  country: 'Pays',
  choose: 'Choisir',
  address: 'Adresse',
  city: 'Ville',
  postal_code: 'Code postal',
  business: 'Raison sociale',
  vat_number: 'Numéro de TVA',
  code: 'Code promotionnel',
  apply: 'Appliquer',
  code_unknown: 'Ce code n’est pas valide.',
  total_changed: 'Le total a changé avec vos informations. Vérifiez-le et payez à nouveau.',
  expired: 'Cette page de paiement a expiré. Rien n’a été débité.',
  paid: 'Ce paiement a déjà été effectué.',
  card_unknown: 'Ce n’est pas une des cartes de test.',
  vat_invalid: 'Ce numéro de TVA n’est pas valide.',
}

const de: CheckoutWords = {
  pay: 'Bezahlen',
  subscribe: 'Abonnieren',
  back: 'Zurück',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  vat: 'MwSt.',
  vat_open: 'Land auswählen',
  reverse_charge: 'Steuerschuldnerschaft des Leistungsempfängers',
  total: 'Heute fälliger Gesamtbetrag',
  per_year: 'pro Jahr',
  email: 'E-Mail',
  card_number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  cvc: 'Prüfziffer (CVC)',
  name: 'Name auf der Karte',
  country: 'Land',
  choose: 'Auswählen',
  address: 'Adresse',
  city: 'Ort',
  postal_code: 'Postleitzahl',
  business: 'Firmenname',
  vat_number: 'USt-IdNr.',
  code: 'Gutscheincode',
  apply: 'Einlösen',
  code_unknown: 'Dieser Code ist ungültig.',
  total_changed:
    'Der Betrag hat sich durch Ihre Angaben geändert. Bitte prüfen Sie ihn und bezahlen Sie erneut.',
  expired: 'Diese Zahlungsseite ist abgelaufen. Es wurde nichts abgebucht.',
  paid: 'Diese Zahlung ist bereits abgeschlossen.',
  card_unknown: 'Das ist keine der Testkarten.',
  vat_invalid: 'Diese USt-IdNr. ist ungültig.',
}

const es: CheckoutWords = {
  pay: 'Pagar',
  subscribe: 'Suscribirse',
  back: 'Volver',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  vat: 'IVA',
  vat_open: 'Elige un país',
  reverse_charge: 'Inversión del sujeto pasivo',
  total: 'Total a pagar hoy',
  per_year: 'al año',
  email: 'Correo electrónico',
  card_number: 'Número de tarjeta',
  expiry: 'Caducidad (MM/AA)',
  cvc: 'Código de seguridad (CVC)',
  name: 'Nombre en la tarjeta',
  country: 'País',
  choose: 'Elegir',
  address: 'Dirección',
  city: 'Ciudad',
  postal_code: 'Código postal',
  business: 'Razón social',
  vat_number: 'NIF-IVA',
  code: 'Código promocional',
  apply: 'Aplicar',
  code_unknown: 'Este código no es válido.',
  total_changed: 'El total ha cambiado con tus datos. Compruébalo y vuelve a pagar.',
  expired: 'Esta página de pago ha caducado. No se ha cobrado nada.',
  paid: 'Este pago ya se ha completado.',
  card_unknown: 'No es una de las tarjetas de prueba.',
  vat_invalid: 'Este NIF-IVA no es válido.',
}

const byLanguage: Readonly<Record<string, CheckoutWords>> = { en, it, fr, de, es }

/** `auto` and languages that the product does not speak become English. */
export function wordsOf(locale: string | null): { language: string; words: CheckoutWords } {
  const language = (locale ?? 'en').split('-')[0] ?? 'en'
  return language in byLanguage
    ? { language, words: byLanguage[language] ?? en }
    : { language: 'en', words: en }
}
