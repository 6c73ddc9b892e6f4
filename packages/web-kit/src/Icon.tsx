import { Drawing } from './Drawing.tsx'
import { frameDrawings } from './drawings/frame.tsx'
import { siteDrawings } from './drawings/site.tsx'

export type IconName = keyof typeof drawings

/** The icons of the site's first view. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing>{drawings[name]}</Drawing>
}

const drawings = { ...frameDrawings, ...siteDrawings }
