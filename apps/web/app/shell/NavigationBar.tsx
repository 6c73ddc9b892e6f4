import { useNavigation } from 'react-router'

/** A thin line at the top while the next page is on its way; it appears only when that takes longer than a moment (see its style). */
export function NavigationBar() {
  const navigating = useNavigation().state !== 'idle'
  return navigating ? <div className="navigation-bar" aria-hidden="true" /> : null
}
