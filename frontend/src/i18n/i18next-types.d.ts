import 'i18next'
import type common from './locales/en/common.json'

// Keys are typed from English. A feature adds its file here.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      common: typeof common
    }
  }
}
