import { useText } from '../../page/text.ts'
import { betsText } from '../text.ts'
import { mostPinned, pin, unpin, usePinned } from './pinned.ts'

/** Pins an open bet over every page, or takes it off. */
export function PinBet({ bet }: { bet: string }) {
  const t = useText(betsText)
  const pinned = usePinned()
  const isPinned = pinned.includes(bet)
  return (
    <button
      type="button"
      className="slip-link"
      aria-pressed={isPinned}
      disabled={!isPinned && pinned.length >= mostPinned}
      onClick={() => (isPinned ? unpin : pin)(bet)}
    >
      {t(isPinned ? 'unpin' : 'pin')}
    </button>
  )
}
