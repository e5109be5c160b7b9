import type Stripe from 'stripe'

/** The lines of the paper: what an invoice must say, and that this one is none. */
export function invoiceText(invoice: Stripe.Invoice): string[] {
  const amount = (cents: number) => `${(cents / 100).toFixed(2)} ${invoice.currency.toUpperCase()}`
  const { customer_address: address } = invoice
  const place = [address?.postal_code, address?.city, address?.country].filter(Boolean).join(' ')
  const tax = invoice.total_taxes?.reduce((sum, one) => sum + one.amount, 0) ?? 0
  return [
    'LOCAL STAND-IN: this is no invoice and no money has moved.',
    '',
    `Invoice ${invoice.number}`,
    `Date of issue ${new Date(invoice.created * 1000).toISOString().slice(0, 10)}`,
    `Seller ${invoice.account_name}, ${invoice.account_country}`,
    `Bill to ${[invoice.customer_name, invoice.customer_email, address?.line1, place].filter(Boolean).join(', ')}`,
    ...(invoice.customer_tax_ids ?? []).map(({ value }) => `VAT number ${value}`),
    '',
    ...invoice.lines.data.map((line) => `${line.description}   ${amount(line.amount)}`),
    '',
    `Subtotal ${amount(invoice.subtotal)}`,
    `Total excluding VAT ${amount(invoice.total_excluding_tax ?? invoice.total)}`,
    `VAT ${amount(tax)}`,
    `Total ${amount(invoice.total)}`,
    `Amount paid ${amount(invoice.amount_paid)}`,
    ...(invoice.footer ? [invoice.footer] : []),
  ]
}

/** One page of text as the smallest valid PDF 1.4; characters outside Latin-1 become question marks. */
export function textPdf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) =>
    line.replaceAll(/[^\u0020-\u00ff]/g, '?').replaceAll(/[\\()]/g, '\\$&'),
  )
  const shown = escaped.map((line) => `(${line}) Tj T*`).join('\n')
  const content = `BT /F1 11 Tf 16 TL 56 780 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
