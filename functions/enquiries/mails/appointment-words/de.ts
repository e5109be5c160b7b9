import type { AppointmentWords } from '../appointment-mail.ts'

export const de: AppointmentWords = {
  event: 'Beratung mit Nordgate',
  subject: {
    agreed: 'Ihre Beratung mit Nordgate: {day}',
    moved: 'Ihre Beratung ist auf den {day} verschoben',
    changed: 'Ihre Beratung am {day}: neue Angaben',
    cancelled: 'Ihre Beratung am {day} fällt aus',
  },
  line: {
    agreed: 'Für die kostenlose Beratung, um die Sie gebeten haben, steht ein Termin fest.',
    moved: 'Ihre kostenlose Beratung hat einen neuen Termin. Der frühere gilt nicht mehr.',
    changed:
      'Der Termin Ihrer kostenlosen Beratung bleibt. Was sich sonst geändert hat, steht unten.',
    cancelled: 'Das für den {day} vereinbarte Gespräch findet nicht statt.',
  },
  file: {
    agreed: 'Mit der angehängten Datei kommt das Gespräch in Ihren Kalender.',
    cancelled: 'Mit der angehängten Datei verschwindet das Gespräch aus Ihrem Kalender.',
  },
  time: 'Wann',
  length: 'Dauer',
  where: 'So sprechen wir',
  reference: 'Referenz',
  after: 'Passt es nicht? Antworten Sie auf diese E-Mail.',
  button: 'Anderen Termin wünschen',
  unasked:
    'Sie haben um keine Beratung gebeten? Dann hat jemand anderes Ihre Adresse angegeben: Antworten Sie auf diese E-Mail, dann schreiben wir Ihnen nicht mehr.',
}
