import type { MouseEvent, ReactNode } from 'react'

type Kind = 'primary' | 'secondary' | 'quiet'
type Common = {
  readonly kind?: Kind
  readonly size?: 'normal' | 'large'
  readonly wide?: boolean
  readonly children: ReactNode
}
type AsButton = Common & {
  readonly type?: 'button' | 'submit'
  readonly onClick?: () => void
  readonly disabled?: boolean
  /** Shows that the action is under way, and stops a second one. */
  readonly busy?: boolean
}
type AsLink = Common & {
  readonly href: string
  /** Takes the place of following the link on a plain click; opening in a new tab, and pages without scripts, use the address. */
  readonly onFollow?: () => void
}

export function Button(props: AsButton | AsLink) {
  const { kind = 'secondary', size = 'normal', wide = false, children } = props
  const look = { className: 'button', 'data-kind': kind, 'data-size': size, 'data-wide': wide || undefined }
  if ('href' in props) {
    const { href, onFollow } = props
    return (
      <a {...look} href={href} onClick={onFollow && ((event) => follow(event, onFollow))}>
        {children}
      </a>
    )
  }
  const { type = 'button', onClick, disabled = false, busy = false } = props
  // While busy it keeps the focus, which a disabled button would lose.
  const state = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : { onClick }
  return (
    <button {...look} {...state} type={type} disabled={disabled}>
      {children}
    </button>
  )
}

/** A submit button that is pressed a second time does not submit. */
const ignore = (event: MouseEvent) => event.preventDefault()

/** A link's `onFollow` on a plain click; a new tab or window uses the address. */
export function follow(event: MouseEvent, onFollow: () => void) {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!plain) return
  event.preventDefault()
  onFollow()
}
