import type { RouteObject } from 'react-router-dom'
import { applicationRoutes } from './rooms/applications/routes.tsx'
import { contentRoomRoutes } from './rooms/content/routes.tsx'
import { logRoutes } from './rooms/log/routes.tsx'
import { matchingRoomRoutes } from './rooms/matching/routes.tsx'
import { messageRoutes } from './rooms/messages/routes.tsx'
import { paymentRoutes } from './rooms/payments/routes.tsx'
import { producerRoutes } from './rooms/producers/routes.tsx'
import { settingRoutes } from './rooms/settings/routes.tsx'
import { tenderRoomRoutes } from './rooms/tenders/routes.tsx'
import { todayRoutes } from './rooms/today/routes.tsx'

export const deskRoutes: RouteObject[] = [
  ...todayRoutes,
  ...tenderRoomRoutes,
  ...applicationRoutes,
  ...producerRoutes,
  ...matchingRoomRoutes,
  ...messageRoutes,
  ...paymentRoutes,
  ...contentRoomRoutes,
  ...settingRoutes,
  ...logRoutes,
]
