import { es as notices } from '../../notices/words/es.ts'
import type { LanguageWords } from '../mail-words.ts'

const unasked = 'Si no lo ha solicitado, ignore este mensaje: no ha cambiado nada.'

export const es: LanguageWords = {
  sms: '{code} es su código de Nordgate.',
  mails: {
    sign_up_code: {
      subject: 'Su código de Nordgate: {code}',
      lines: [
        'Le damos la bienvenida a Nordgate. Escriba este código en la página que se lo pide:',
        '{code}',
        'Es válido durante 24 horas.',
      ],
      unasked,
    },
    reset_code: {
      subject: 'Su código para una nueva contraseña: {code}',
      lines: [
        'Escriba este código en la página que se lo pide y elija una nueva contraseña:',
        '{code}',
        'Es válido durante una hora.',
      ],
      unasked,
    },
    new_address_code: {
      subject: 'Confirme su nueva dirección: {code}',
      lines: [
        'Escriba este código para iniciar sesión con esta dirección a partir de ahora:',
        '{code}',
      ],
      unasked,
    },
    invitation: {
      subject: 'Invitación al equipo de Nordgate',
      lines: [
        'Ya tiene acceso a la administración de Nordgate. Inicie sesión con esta dirección y esta primera contraseña:',
        '{username}',
        '{code}',
        'La contraseña es válida durante siete días. Después elegirá la suya y activará un segundo factor.',
      ],
      button: 'Iniciar sesión',
      unasked: 'Si no sabe quién le ha invitado, ignore este mensaje.',
    },
    magic_link: {
      subject: 'Su enlace de acceso',
      lines: [
        'Con este enlace puede iniciar sesión en Nordgate, una sola vez. Sirve durante 15 minutos.',
        'La página que abre tiene un botón: púlselo para iniciar sesión.',
      ],
      button: 'Iniciar sesión',
      unasked,
    },
    reset_link: {
      subject: 'Elija una nueva contraseña',
      lines: [
        'Con este enlace puede elegir una nueva contraseña, una sola vez. Sirve durante 15 minutos.',
      ],
      button: 'Elegir una nueva contraseña',
      unasked,
    },
    export_ready: {
      subject: 'Sus datos están listos',
      lines: [
        'La copia de sus datos que ha solicitado está lista. Puede descargarla desde su perfil durante 24 horas.',
      ],
      button: 'Abrir mi perfil',
    },
    account_deleted: {
      subject: 'Su cuenta se ha eliminado',
      lines: [
        'Su cuenta de Nordgate y sus datos se han eliminado, como usted pidió. Lo que la ley nos obliga a conservar queda bloqueado para cualquier otro uso.',
      ],
    },
    ...notices,
  },
}
