import { SportsBookFrame, type SportsBookPlace } from './SportsBookFrame.tsx'

interface Props extends SportsBookPlace {
  /** Null until it is known that nobody is logged in. */
  readonly previewUrl: string | null
}

/** The sportsbook's pages for visitors: every match and price, and a login where a bet would be placed. */
export function VisitorSportsBook({ previewUrl, ...place }: Props) {
  const opened = previewUrl === null ? undefined : { launchUrl: previewUrl }
  return <SportsBookFrame launch={{ opened, failed: false, again: nothing, renewNow: nothing }} {...place} />
}

const nothing = () => undefined
