/** A forecast over ordered outcomes (home, draw, away) and the place of the one that came. */
export interface Judged {
  readonly forecast: readonly number[]
  readonly outcome: number
}

/** Ranked probability score of one forecast (Epstein 1969): 0 is perfect; a miss by two places costs more than by one. */
export function rankedProbabilityScore({ forecast, outcome }: Judged): number {
  let [sum, ahead, came] = [0, 0, 0]
  for (let place = 0; place < forecast.length - 1; place++) {
    ahead += forecast[place] ?? 0
    came += place === outcome ? 1 : 0
    sum += (ahead - came) ** 2
  }
  return sum / (forecast.length - 1)
}

/** The negative natural logarithm of the chance given to what came. */
export function logLoss({ forecast, outcome }: Judged): number {
  return -Math.log(Math.max(forecast[outcome] ?? 0, 1e-15))
}

/** The sum of squared errors over all outcomes. */
export function brierScore({ forecast, outcome }: Judged): number {
  return forecast.reduce((sum, chance, place) => sum + (chance - (place === outcome ? 1 : 0)) ** 2, 0)
}

/** The mean of a score over forecasts; NaN without any. */
export function meanOf(score: (judged: Judged) => number, list: readonly Judged[]): number {
  return list.reduce((sum, judged) => sum + score(judged), 0) / list.length
}

/** How often things came that were said to come with about one chance. */
export interface CalibrationBin {
  readonly from: number
  readonly count: number
  readonly meanForecast: number
  readonly share: number
}

/** All forecasts of all outcomes, sorted into `bins` equal ranges of chance; empty ranges are left out. */
export function calibration(list: readonly Judged[], bins = 10): readonly CalibrationBin[] {
  const all = list.flatMap(({ forecast, outcome }) =>
    forecast.map((chance, place) => ({ chance, came: place === outcome })),
  )
  return Array.from({ length: bins }, (_, bin) => {
    const inside = all.filter(({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin)
    return {
      from: bin / bins,
      count: inside.length,
      meanForecast: inside.reduce((sum, { chance }) => sum + chance, 0) / inside.length,
      share: inside.filter(({ came }) => came).length / inside.length,
    }
  }).filter(({ count }) => count > 0)
}

/** The expected calibration error (Naeini, Cooper and Hauskrecht 2015): how far shares and mean forecasts of the ranges are apart, on average over all forecasts. 0 is perfect. */
export function calibrationError(list: readonly Judged[], bins = 10): number {
  const ranges = calibration(list, bins)
  const all = ranges.reduce((sum, { count }) => sum + count, 0)
  return ranges.reduce((sum, { count, meanForecast, share }) => sum + (count / all) * Math.abs(share - meanForecast), 0)
}
