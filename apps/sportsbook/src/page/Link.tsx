import type { ReactNode } from 'react'
import { goTo, pathOf, type Route } from './route.ts'

interface Props {
  readonly to: Route
  readonly current?: boolean
  readonly className?: string
  /** For a link without words. */
  readonly label?: string
  readonly children: ReactNode
}

/** A link inside the frame: a real address for a new tab, and no loading for a plain click. */
export function Link({ to, current = false, className, label, children }: Props) {
  return (
    <a
      href={pathOf(to)}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}
