import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { usePage, usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { fetchAhead } from '../../page/when-quiet.ts'
import { useSession } from '../../player/session.ts'

/** Once in the life of a page of the site. */
let preloaded = false

/** For a player on another page of a brand with sports: fetches the page of sports and the files of the sportsbook while the browser is idle, so that it opens at once. */
export function SportsPreload() {
  const { site } = usePage()
  const path = usePath()
  const { pathname } = useLocation()
  const { state } = useSession()
  const [idle, setIdle] = useState(false)
  useEffect(() => fetchAhead(() => setIdle(true)), [])
  const isOpen = [path('/sports'), path('/special-bet')].some((page) => pathname.startsWith(page))
  const wanted = state === 'player' && idle && !isOpen
  return wanted && site.sportsBook !== undefined && <Preload vendorId={site.sportsBook} />
}

function Preload({ vendorId }: { vendorId: string }) {
  const api = useApi()
  const path = usePath()
  const [isLoaded, setLoaded] = useState(preloaded)
  const { data } = useQuery({
    queryKey: ['sportsBooks'],
    queryFn: () => api.catalogue.getSportsBooks({}),
    enabled: !isLoaded,
    retry: false,
  })
  const previewUrl = data?.sportsBooks.find((one) => one.vendorId === vendorId)?.previewUrl
  return (
    <>
      <PrefetchPageLinks page={path('/sports')} />
      {!isLoaded && previewUrl !== undefined && (
        <iframe
          hidden
          title="sports"
          aria-hidden="true"
          tabIndex={-1}
          src={previewUrl}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="origin"
          onLoad={() => {
            preloaded = true // its files are in the browser's cache now; nothing of it goes on running
            setLoaded(true)
          }}
        />
      )}
    </>
  )
}
