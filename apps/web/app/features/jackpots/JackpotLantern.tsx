import type { Jackpot } from '@andon/contract/player-api/jackpots'

/** A drum of the level: the higher it is, the richer. */
export function JackpotLantern({ level }: { level: Jackpot['level'] }) {
  return (
    <svg className="jackpot-lantern" viewBox="0 0 120 140" aria-hidden="true">
      <circle className="glow" cx="60" cy="72" r="56" />
      {level === 'GRAND' && (
        <path
          className="flame"
          d="M60 4c10 14 26 16 24 34 12-4 18 6 14 18 12 4 14 20 4 28H18C8 76 10 60 22 56c-4-12 2-22 14-18C34 20 50 18 60 4z"
        />
      )}
      {level !== 'MINI' && <path className="rope" d="M20 36c20 10 60 10 80 0M28 30l-6 14M92 30l6 14" />}
      <path className="drum-body" d="M22 50h76c8 22 8 44 0 66H22c-8-22-8-44 0-66z" />
      <path className="drum-band" d="M20 58h80M20 108h80" />
      <ellipse className="drum-skin" cx="60" cy="83" rx="24" ry="24" />
      <path
        className="swirl"
        d="M60 66c9 2 13 10 9 17-2 4-7 5-9 2M75 91c-6 7-15 7-19 0-2-4 0-8 4-8M46 92c-3-9 1-17 9-18 5 0 7 5 5 9"
      />
      <path className="stand" d="M14 124l10-8h72l10 8v8H14z" />
    </svg>
  )
}
