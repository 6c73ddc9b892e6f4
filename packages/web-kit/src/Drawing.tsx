import type { ReactElement } from 'react'

/** A line icon on a 24-unit grid, drawn with the text's colour. Decorative: the control beside it carries the name. */
export function Drawing({ children }: { children: ReactElement }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
