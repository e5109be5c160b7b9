import type { NoticeWords } from '../notice-kind.ts'

const time = 'Fecha y hora: {time}'
const unasked =
  'Si no ha sido usted: inicie sesión, cambie la contraseña y cierre la sesión en todos los dispositivos. Si ya no puede iniciar sesión, elija una nueva contraseña en la página de acceso.'
const button = 'Revisar la seguridad de mi cuenta'

export const es: NoticeWords = {
  factor_added: {
    subject: 'Se ha añadido un segundo factor a su cuenta',
    lines: [
      'Se ha añadido un segundo factor a su cuenta de Nordgate. A partir de ahora se pedirá al iniciar sesión.',
      time,
    ],
    button,
    unasked,
  },
  factor_removed: {
    subject: 'Se ha quitado un segundo factor de su cuenta',
    lines: [
      'Se ha quitado un segundo factor de su cuenta de Nordgate. Ya no se pedirá al iniciar sesión.',
      time,
    ],
    button,
    unasked,
  },
  password_changed: {
    subject: 'Su contraseña ha cambiado',
    lines: ['Se ha cambiado la contraseña de su cuenta de Nordgate.', time],
    button,
    unasked,
  },
  email_changed: {
    subject: 'Su dirección de acceso ha cambiado',
    lines: [
      'Ya no inicia sesión en Nordgate con esta dirección. Se ha confirmado una nueva, que la sustituye.',
      time,
    ],
    unasked:
      'Si no ha sido usted, quizá otra persona se haya hecho con su cuenta: avise de inmediato al operador de Nordgate. La cuenta ya no tiene esta dirección.',
  },
  recovery_codes_made: {
    subject: 'Se han creado nuevos códigos de recuperación',
    lines: [
      'Se han creado nuevos códigos de recuperación para su cuenta de Nordgate. Los anteriores ya no sirven.',
      time,
    ],
    button,
    unasked,
  },
  recovery_code_used: {
    subject: 'Se ha usado un código de recuperación',
    lines: [
      'Se ha usado un código de recuperación de su cuenta de Nordgate para iniciar sesión. No sirve una segunda vez.',
      time,
    ],
    button,
    unasked,
  },
  signed_out_everywhere: {
    subject: 'Se ha cerrado su sesión en todos los dispositivos',
    lines: [
      'Se han cerrado todas las sesiones de su cuenta de Nordgate, en todos los dispositivos.',
      time,
    ],
    button,
    unasked,
  },
  deletion_requested: {
    subject: 'Su cuenta se eliminará dentro de 14 días',
    lines: [
      'Se ha solicitado la eliminación de su cuenta de Nordgate. Dentro de 14 días se borrarán la cuenta y sus datos; lo que la ley nos obliga a conservar permanece, bloqueado para cualquier otro uso.',
      'Hasta entonces puede iniciar sesión y conservar la cuenta.',
      time,
    ],
    button: 'Conservar mi cuenta',
    unasked,
  },
  deletion_cancelled: {
    subject: 'Su cuenta se mantiene',
    lines: ['Se ha anulado la eliminación de su cuenta de Nordgate. No se ha borrado nada.', time],
    button: 'Abrir mi perfil',
    unasked,
  },
}
