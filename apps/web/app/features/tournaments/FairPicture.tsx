import { useText } from '../../page/use-text.ts'
import { tournamentText } from './text.ts'
import './fair-picture.css'

/** Heights of the bars from the worst result to the best; the dark ones are the best 28 of 100. */
const calm = [18, 30, 46, 62, 74, 80, 70, 54, 36, 20]
const wild = [96, 74, 52, 36, 26, 18, 13, 9, 7, 30]

/** Two games of different kinds, and the same place in the distribution of each. */
export function FairPicture() {
  const t = useText(tournamentText)
  return (
    <figure className="fair-picture">
      <svg viewBox="0 0 640 250" role="img" aria-label={t('picture.alt')}>
        <Bars heights={calm} x={20} />
        <Bars heights={wild} x={420} />
        <text x="120" y="236" textAnchor="middle">
          {t('picture.calm')}
        </text>
        <text x="520" y="236" textAnchor="middle">
          {t('picture.wild')}
        </text>
        <path className="arrow" d="M166 62C200 26 226 26 252 54M566 62c-54-46-120-46-178-8" />
        <path className="arrow-head" d="M256 60l-16-3 11-11zM384 60l5-15 11 11z" />
        <g className="ticket">
          <path d="M246 62h148v30a12 12 0 0 0 0 24v30H246v-30a12 12 0 0 0 0-24z" />
          <text x="320" y="96" textAnchor="middle">
            {t('picture.same')}
          </text>
          <text x="320" y="130" textAnchor="middle" className="points">
            {t('picture.score')}
          </text>
        </g>
      </svg>
      <figcaption>
        <strong>{t('picture.title')}</strong>
        <span>{t('rules.fair')}</span>
      </figcaption>
    </figure>
  )
}

const barWidth = 20

function Bars({ heights, x }: { heights: readonly number[]; x: number }) {
  const bars = heights.map((height, at) => ({ left: x + at * barWidth, height, isBest: at >= 7 }))
  return (
    <g>
      {bars.map(({ left, height, isBest }) => (
        <rect
          key={left}
          className={isBest ? 'bar best' : 'bar'}
          x={left + 1}
          y={204 - height * 1.3}
          width={barWidth - 2}
          height={height * 1.3}
        />
      ))}
      <path className="ground" d={`M${x - 6} 205h212`} />
      <path className="mark" d={`M${x + 7 * barWidth} 60v150`} />
    </g>
  )
}
