import { Drawing } from './Drawing.tsx'
import { frameDrawings } from './drawings/frame.tsx'
import { panelsDrawings } from './drawings/panels.tsx'
import { sportDrawings } from './drawings/sport.tsx'

/** The icons of the sportsbook. */
export function SportsbookIcon({ name }: { name: keyof typeof drawings }) {
  return <Drawing>{drawings[name]}</Drawing>
}

const drawings = { ...frameDrawings, ...panelsDrawings, ...sportDrawings }
