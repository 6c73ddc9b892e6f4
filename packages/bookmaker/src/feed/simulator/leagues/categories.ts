import type { Category } from '../league.ts'

/** Where leagues are played, with the hours of their clocks. */
export const japan: Category = { key: 'japan', name: { ja: '日本', en: 'Japan' }, utcOffset: 9 }
export const korea: Category = { key: 'korea', name: { ja: '韓国', en: 'South Korea' }, utcOffset: 9 }
export const england: Category = { key: 'england', name: { ja: 'イングランド', en: 'England' }, utcOffset: 0 }
export const spain: Category = { key: 'spain', name: { ja: 'スペイン', en: 'Spain' }, utcOffset: 1 }
export const germany: Category = { key: 'germany', name: { ja: 'ドイツ', en: 'Germany' }, utcOffset: 1 }
export const italy: Category = { key: 'italy', name: { ja: 'イタリア', en: 'Italy' }, utcOffset: 1 }
export const brazil: Category = { key: 'brazil', name: { ja: 'ブラジル', en: 'Brazil' }, utcOffset: -3 }
export const mexico: Category = { key: 'mexico', name: { ja: 'メキシコ', en: 'Mexico' }, utcOffset: -6 }
export const newZealand: Category = {
  key: 'newzealand',
  name: { ja: 'ニュージーランド', en: 'New Zealand' },
  utcOffset: 12,
}
export const australia: Category = { key: 'australia', name: { ja: 'オーストラリア', en: 'Australia' }, utcOffset: 10 }
export const thailand: Category = { key: 'thailand', name: { ja: 'タイ', en: 'Thailand' }, utcOffset: 7 }
export const india: Category = { key: 'india', name: { ja: 'インド', en: 'India' }, utcOffset: 5.5 }
export const emirates: Category = {
  key: 'emirates',
  name: { ja: 'アラブ首長国連邦', en: 'United Arab Emirates' },
  utcOffset: 4,
}
export const turkey: Category = { key: 'turkey', name: { ja: 'トルコ', en: 'Türkiye' }, utcOffset: 3 }
export const france: Category = { key: 'france', name: { ja: 'フランス', en: 'France' }, utcOffset: 1 }
export const argentina: Category = { key: 'argentina', name: { ja: 'アルゼンチン', en: 'Argentina' }, utcOffset: -3 }
export const pacificCoast: Category = {
  key: 'pacificcoast',
  name: { ja: '米国西海岸', en: 'US Pacific Coast' },
  utcOffset: -8,
}
export const oceania: Category = { key: 'oceania', name: { ja: 'オセアニア', en: 'Oceania' }, utcOffset: 12 }
export const westAsia: Category = { key: 'westasia', name: { ja: '西アジア', en: 'West Asia' }, utcOffset: 4 }
export const southAmerica: Category = { key: 'southamerica', name: { ja: '南米', en: 'South America' }, utcOffset: -3 }
export const asia: Category = { key: 'asia', name: { ja: 'アジア', en: 'Asia' }, utcOffset: 9 }
export const europe: Category = { key: 'europe', name: { ja: 'ヨーロッパ', en: 'Europe' }, utcOffset: 1 }
export const northAmerica: Category = {
  key: 'northamerica',
  name: { ja: '北米', en: 'North America' },
  utcOffset: -5,
}
export const south: Category = {
  key: 'south',
  name: { ja: '南半球', en: 'Southern Hemisphere' },
  utcOffset: 11,
}
export const menWorld: Category = { key: 'men', name: { ja: '男子', en: 'Men' }, utcOffset: 1 }
export const womenWorld: Category = { key: 'women', name: { ja: '女子', en: 'Women' }, utcOffset: 9 }
export const world: Category = { key: 'world', name: { ja: '国際', en: 'International' }, utcOffset: 9 }
