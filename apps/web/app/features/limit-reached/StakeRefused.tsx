import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { plainRefusals, type Refused } from './refusal-sentences.ts'
import { limitReachedText } from './text.ts'
import { useRefusalSentences } from './use-refusal-sentences.ts'

type PlainCode = keyof typeof plainRefusals

/** Shown over a game after the operator refused a stake: why, with figures that the game does not have. */
export function StakeRefused({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const t = useText(limitReachedText)
  const path = usePath()
  const plain = Object.hasOwn(plainRefusals, refused.code) ? t(plainRefusals[refused.code as PlainCode]) : undefined
  const sentences = useRefusalSentences()(refused) ?? (plain === undefined ? [] : [plain, t('nothingStaked')])
  return (
    <div role="alert" className="stake-refused">
      <p>{(sentences.length > 0 ? sentences : [t('stakeRefused')]).join(' ')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" onClick={onClose}>
          {t('close')}
        </Button>
        <Link to={path('/account/limits')} className="text-link">
          {t('toLimits')}
        </Link>
      </div>
    </div>
  )
}
