import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleSlash2 from 'lucide-react/icons/circle-slash-2'
import CircleX from 'lucide-react/icons/circle-x'
import { StatusFrame, type StatusFrameProps } from './status-frame.tsx'

export type StatusMarkProps = Omit<StatusFrameProps, 'icon'>

const icons = {
  met: CircleCheck,
  near: CircleSlash2,
  not_met: CircleX,
  unknown: CircleHelp,
} as const

export const StatusMark = (props: StatusMarkProps) => (
  <StatusFrame {...props} icon={icons[props.status]} />
)
