import { HomeRaces } from '../../races/HomeRaces.tsx'
import { PopularTournaments } from './PopularTournaments.tsx'

/** The end of the home page: races, which no list of matches has, and the tournaments with most events. */
export default function BelowLists() {
  return (
    <>
      <HomeRaces />
      <PopularTournaments />
    </>
  )
}
