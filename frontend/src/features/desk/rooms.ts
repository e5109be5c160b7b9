import Factory from 'lucide-react/icons/factory'
import Files from 'lucide-react/icons/files'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import History from 'lucide-react/icons/history'
import Mail from 'lucide-react/icons/mail'
import Newspaper from 'lucide-react/icons/newspaper'
import Receipt from 'lucide-react/icons/receipt'
import ScrollText from 'lucide-react/icons/scroll-text'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Sun from 'lucide-react/icons/sun'

/** The rooms of the desk, in the order of the rail; `key` is their name in `desk.json`. */
export const rooms = [
  { key: 'today', path: '/admin', icon: Sun },
  { key: 'tenders', path: '/admin/tenders', icon: ScrollText },
  { key: 'applications', path: '/admin/applications', icon: Files },
  { key: 'producers', path: '/admin/producers', icon: Factory },
  { key: 'matching', path: '/admin/matching', icon: GitCompareArrows },
  { key: 'messages', path: '/admin/messages', icon: Mail },
  { key: 'payments', path: '/admin/payments', icon: Receipt },
  { key: 'content', path: '/admin/content', icon: Newspaper },
  { key: 'settings', path: '/admin/settings', icon: SlidersHorizontal },
  { key: 'log', path: '/admin/log', icon: History },
] as const
