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

/** The rooms of the desk, in the order of the rail; `key` is their name in `desk.json`, `letter` what `G` goes there by (`T` alone goes to the page of the day). */
export const rooms = [
  { key: 'today', letter: null, path: '/admin', icon: Sun },
  { key: 'tenders', letter: 't', path: '/admin/tenders', icon: ScrollText },
  { key: 'applications', letter: 'a', path: '/admin/applications', icon: Files },
  { key: 'producers', letter: 'p', path: '/admin/producers', icon: Factory },
  { key: 'matching', letter: 'm', path: '/admin/matching', icon: GitCompareArrows },
  { key: 'messages', letter: 'e', path: '/admin/messages', icon: Mail },
  { key: 'payments', letter: 'y', path: '/admin/payments', icon: Receipt },
  { key: 'content', letter: 'c', path: '/admin/content', icon: Newspaper },
  { key: 'settings', letter: 's', path: '/admin/settings', icon: SlidersHorizontal },
  { key: 'log', letter: 'l', path: '/admin/log', icon: History },
] as const
