/** Ring names of sumo that nobody has borne in the top division, with their readings. */
export const ringNames = [
  ['灯ノ海', 'Hinoumi'],
  ['鳴嵐', 'Meiran'],
  ['白鷺洋', 'Hakuroyo'],
  ['雷鼓山', 'Raikozan'],
  ['朝凪龍', 'Asanagiryu'],
  ['蒼天丸', 'Sotenmaru'],
  ['磐座', 'Iwakura'],
  ['金剛川', 'Kongogawa'],
  ['翠嵐', 'Suiran'],
  ['北斗峰', 'Hokutomine'],
  ['剛穂', 'Gosui'],
  ['海王旗', 'Kaioki'],
  ['紅葉錦', 'Momijinishiki'],
  ['飛燕山', 'Hienzan'],
] as const
