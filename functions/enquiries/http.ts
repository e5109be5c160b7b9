import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SQSClient } from '@aws-sdk/client-sqs'
import { enquiryRoutes } from '#contracts/enquiries.ts'
import { privateSaleRoutes } from '#contracts/private-sales.ts'
import { succeed } from '#domain/shared/result.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createAddressOf } from '../platform/mail/address-of.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { redirectPage } from '../platform/mail/unsubscribe-addresses.ts'
import { readSettings } from '../platform/settings.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createAnswerLinkStore } from './answer-link-store.ts'
import { answerOffer, openAnswers } from './answer-offers.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import { createAskForWork } from './enquiry-work.ts'
import { findEnquiry, listEnquiries } from './list-enquiries.ts'
import { listOffers } from './list-offers.ts'
import { offerForPrivateSale } from './offer-for-private-sale.ts'
import { changeOwnOffer, listOwnOffers } from './own-offers.ts'
import { createPrivateSaleContactStore } from './private-sale-contact-store.ts'
import { recordOfferStep, showOffers } from './show-offers.ts'
import { takeContact, takeEnquiry } from './take-enquiry.ts'
import { findMailChoice, setMailChoice, unsubscribe } from './unsubscribe.ts'

const settings = readSettings(['ENQUIRY_QUEUE_URL', 'USER_POOL_ID'])
const tables = tablesFromSettings([
  'ENQUIRIES_TABLE',
  'PRIVATE_SALE_CONTACTS_TABLE',
  'PRODUCTS_TABLE',
  'COMPANY_PROFILES_TABLE',
  'MAIL_CHOICES_TABLE',
  'ATTEMPTS_TABLE',
])
const deps = {
  enquiries: createEnquiryStore(tables.ENQUIRIES_TABLE),
  contacts: createPrivateSaleContactStore(tables.PRIVATE_SALE_CONTACTS_TABLE),
  links: createAnswerLinkStore(tables.ENQUIRIES_TABLE),
  products: createProductStore(tables.PRODUCTS_TABLE),
  profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
  mailChoices: createMailChoiceStore(tables.MAIL_CHOICES_TABLE),
  addressOf: createAddressOf(new CognitoIdentityProviderClient({}), settings.USER_POOL_ID),
  throttle: createThrottle(tables.ATTEMPTS_TABLE),
  askForWork: createAskForWork(new SQSClient({}), settings.ENQUIRY_QUEUE_URL),
  now: systemClock,
}

export const handler = serveRoom(
  { ...enquiryRoutes, ...privateSaleRoutes },
  {
    sendContactMessage: ({ body }, _caller, request) => takeContact(deps, body, request),
    requestPrivateSale: ({ body }, _caller, request) =>
      takeEnquiry(deps, { ...body, kind: 'private_sale' }, request),
    // loaded on demand: only this route evaluates products
    listPrivateSales: async ({ query }, { user_id }) => {
      const { listPrivateSales } = await import('./list-private-sales.ts')
      return listPrivateSales(deps, user_id, query)
    },
    offerForPrivateSale: ({ body }, { user_id }) => offerForPrivateSale(deps, user_id, body),
    listOwnOffers: ({ query }, { user_id }) => listOwnOffers(deps, user_id, query),
    changeOwnOffer: ({ body }, { user_id }) => changeOwnOffer(deps, user_id, body),
    openAnswers: ({ body }, _caller, request) => openAnswers(deps, body.key, request),
    answerOffer: ({ body }, _caller, request) => answerOffer(deps, body, request),
    findMailChoice: async (_, { user_id }) => succeed(await findMailChoice(deps, user_id)),
    setMailChoice: async ({ body }, { user_id }) =>
      succeed(await setMailChoice(deps, user_id, body)),
    unsubscribe: ({ params, query }) => unsubscribe(deps, params.mail_key, query.kind),
    openUnsubscribe: async ({ params, query }) =>
      succeed({
        text: redirectPage(query.language, params.mail_key, query.kind),
        changed_at: null,
      }),
    listEnquiries: ({ query }, { user_id }) =>
      listEnquiries(deps.enquiries, query, user_id, deps.now()),
    findEnquiry: ({ params }) => findEnquiry(deps.enquiries, params.enquiry_id),
    listOffers: ({ params, query }) => listOffers(deps, { ...query, ...params }),
    showOffers: ({ params, body }, { user_id }, _request, audit) =>
      showOffers(deps, params.enquiry_id, body, user_id, audit),
    recordOfferStep: ({ params, body }, { user_id }, _request, audit) =>
      recordOfferStep(deps, params.enquiry_id, body, user_id, audit),
    changeEnquiry: ({ params, body }, { user_id }, _request, audit) =>
      changeEnquiry(deps, params.enquiry_id, body, user_id, audit),
  },
  createLog('enquiries'),
)
