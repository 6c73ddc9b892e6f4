import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import { useMoney } from '../../page/amounts/Money.tsx'
import { EmptyState } from '../../page/EmptyState.tsx'
import { setCalm, useCalm } from '../../page/motion.ts'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { Loaded } from '../account/Loaded.tsx'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { MissionCard } from './MissionCard.tsx'
import { TakePart } from './TakePart.tsx'
import { missionText } from './text.ts'
import { type Mission, type MissionBook, useMissions } from './use-missions.ts'
import { useTellCalm } from './use-tell-calm.ts'
import './missions.css'

/** The mission book: missions and collections with their value and progress. In calm mode it asks for none and shows none. */
export default function MissionsPage() {
  const t = useText(missionText)
  const calm = useCalm()
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} path="/missions" />
      <div className="page-width section mission-book">
        <header>
          <h1 className="heading-1">{t('title')}</h1>
          <p className="mt-2 max-w-prose text-ink-soft">{t('lead')}</p>
        </header>
        {calm ? <CalmMode /> : <Book />}
      </div>
      <SaferPlay />
    </>
  )
}

function Book() {
  const query = useMissions()
  return (
    <Loaded query={query} lines={10}>
      {(book) => {
        if (book.calm) return <CalmMode />
        return book.missions.length === 0 ? <NoMissions /> : <Missions book={book} />
      }}
    </Loaded>
  )
}

/** Ends calm mode: of this browser, or of the player on all devices. */
function CalmMode() {
  const t = useText(missionText)
  const tell = useTellCalm()
  const form = useAction()
  const end = async () => {
    await tell(false)
    setCalm(false)
  }
  return (
    <EmptyState picture="promotions" title={t('calm')} text={t('calmText')}>
      <FormFailure failure={form.failure} />
      <Button busy={form.pending} onClick={() => void form.submit(end)}>
        {t('endCalm')}
      </Button>
    </EmptyState>
  )
}

function NoMissions() {
  const t = useText(missionText)
  const path = usePath()
  return (
    <EmptyState picture="promotions" title={t('none')} text={t('noneText')}>
      <Link to={path('/allgames')} className="button" data-kind="primary">
        {t('toGames')}
      </Link>
    </EmptyState>
  )
}

function Missions({ book }: { book: MissionBook }) {
  const isCollection = ({ goal }: Mission) => goal === 'collection'
  return (
    <>
      <TakePart joined={book.joined} />
      <Group name="missions" book={book} missions={book.missions.filter((one) => !isCollection(one))} />
      <Group name="collections" book={book} missions={book.missions.filter(isCollection)} />
      <Rules caps={book.caps} />
    </>
  )
}

function Group({
  name,
  book: { joined, caps },
  missions,
}: {
  name: 'missions' | 'collections'
  book: MissionBook
  missions: readonly Mission[]
}) {
  const t = useText(missionText)
  if (missions.length === 0) return null
  const { day, week, weekValue } = caps
  return (
    <section aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className="heading-2">
        {t(name)}
      </h2>
      <ul className="mission-list" data-kind={name}>
        {missions.map((mission) => (
          <li key={`${mission.missionId} ${mission.period}`} className="mission" data-state={mission.state}>
            <MissionCard
              mission={mission}
              joined={joined}
              capReached={
                day.used >= day.most || week.used >= week.most || weekValue.used + mission.reward.value > weekValue.most
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rules({ caps: { day, week, weekValue } }: { caps: MissionBook['caps'] }) {
  const t = useText(missionText)
  const money = useMoney()
  return (
    <section aria-labelledby="mission-rules" className="mission-rules">
      <h2 id="mission-rules" className="heading-3">
        {t('rules')}
      </h2>
      <ul>
        <li>{t('rule.average')}</li>
        <li>{t('rule.noLoss')}</li>
        <li>{t('rule.caps', { day: day.most, week: week.most, value: money(weekValue.most) })}</li>
        <li>{t('rule.wagering')}</li>
        <li>{t('rule.lock')}</li>
      </ul>
    </section>
  )
}
