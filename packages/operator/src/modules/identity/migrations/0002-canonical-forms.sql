-- Phone numbers become parts of E.164: no trunk prefix, and no country code a second time. Numbers of Italy (39) keep their zero.
create function pg_temp.national(code text, typed text) returns text language sql immutable as $$
  select case
    when code like '39%' then bare
    when code = '1' and length(bare) = 11 and bare like '1%' then substr(bare, 2)
    when code = '7' and length(bare) = 11 and bare like '8%' then substr(bare, 2)
    else ltrim(bare, '0')
  end
  from (select case
    when typed like '00' || code || '%' then substr(typed, 3 + length(code))
    when code = '81' and typed like '81%' and length(typed) > 10 then substr(typed, 3)
    else typed
  end) as stated (bare)
$$;
update identity.players set area_code = ltrim(area_code, '0'), phone = pg_temp.national(ltrim(area_code, '0'), phone);

-- A number that another player has already stays as it was: the two are found by the exclusions, and by people.
insert into identity.directory (kind, value, player_id)
  select 'phone', '+' || area_code || phone, id from identity.players order by created_at, id on conflict do nothing;
delete from identity.directory old using identity.players p
  where old.kind = 'phone' and old.player_id = p.id and old.value <> '+' || p.area_code || p.phone
    and exists (select from identity.directory d where d.kind = 'phone' and d.value = '+' || p.area_code || p.phone and d.player_id = p.id);

-- Nicknames are compared without variants of kanji and letters that look like Latin ones (packages/contract/src/folding/nicknames.ts).
create function pg_temp.look(nickname text) returns text language sql immutable as $$
  select translate(nickname,
      'ıɑɡɢɩɪɴʀʏʙʜʟαβγεζηικμνορστυχωϲϳавгекмнорстухьѐёѕіїјўѡѵґһӏԁԍԛԝհոսցօᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ'
      '乘亂亙亞佛來俠俱倂假傳僞價儉兒內兩册冝冨冱凉凛凞剝剩剱劍劑劔勞勳勵勸區卷卽參吞吳吿單嚴囑囘圀圈國圍圓圖團圡埜堯塡增墮壓壘壞壤壯壷壹壽奧奬姊姬娛孃學寢實寫寬寶將專'
      '對尙屆屬峯峽嵜嶋嶌嶽巖巢帶廢廣廳强彈彌彥徑從徵德恆悅惠惡惱愼慘應懷戀戰戲戶戾拂拔拜挾插揭搖搜摑擇擊擔據擧擴攜攝收效敍敎敕數斉斷旣晄晉晚晝曆曉曾會枀枡枩栁桒桺條棧'
      '榮槇槪樂樓樞樣橫檜檢櫻權歐歡步歲歷歸殘殼毆每氣沒涉涌涛淚淨淸淺渊渕渴溪溫滯滿潅潛澁澤濕濟濱濵瀧瀨灣熙燈燒營爐爭爲犧狀狹獎獨獵獸獻瑤瓣甁產畧畫當疊癡發盜盡眞硏碎礪'
      '祕祿禪禮禰禱稅稱稻穐穗穩穰窗竊竝篭籔粹糺絕絲經綠緖緣縣縱總繩繪繫繼續纖缺罐羣聰聲聽肅脫腦膽臟臺與舊舍舖舘舩艷莊莖萊萠萬蔣薰藏藝藥藪蘆處虛號螢蟬蟲蠶蠻衞裝襃覺覽觀'
      '觸說謠證譯譽讀變讓豐豫貳賣賴贊踐蹟輕轉辨辭辯遙遞遲邇邉邊郞鄊鄕鄰醉醫釀釋釼銕銳錄錢鍊鎭鐮鐵鑄鑛閒閱關陷隨險隱隸雙雜雞霸靈靍靏靑靜頰頴顏顚顯飜飮餘餠騷驅驒驗驛髓體'
      '髙髮鬪鬭鷄鷗鹽麥麵黃黑默點黨齊齋齒齡龍龜﨑𠮷𣘺',
      'iaggiinrybhlabyeznikuvopotuxwcjabrekmhopctyxbeesiijywvrhldgqwhnugoacdejkmoptuvwz'
      '乗乱亘亜仏来侠倶併仮伝偽価倹児内両冊宜富冴涼凜煕剥剰剣剣剤剣労勲励勧区巻即参呑呉告単厳嘱回国圏国囲円図団土野尭填増堕圧塁壊壌壮壺壱寿奥奨姉姫娯嬢学寝実写寛宝将専'
      '対尚届属峰峡崎島島岳巌巣帯廃広庁強弾弥彦径従徴徳恒悦恵悪悩慎惨応懐恋戦戯戸戻払抜拝挟挿掲揺捜掴択撃担拠挙拡携摂収効叙教勅数斎断既晃晋晩昼暦暁曽会松桝松柳桑柳条桟'
      '栄槙概楽楼枢様横桧検桜権欧歓歩歳歴帰残殻殴毎気没渉湧濤涙浄清浅淵淵渇渓温滞満灌潜渋沢湿済浜浜滝瀬湾煕灯焼営炉争為犠状狭奨独猟獣献瑶弁瓶産略画当畳痴発盗尽真研砕砺'
      '秘禄禅礼祢祷税称稲秋穂穏穣窓窃並籠薮粋糾絶糸経緑緒縁県縦総縄絵繋継続繊欠缶群聡声聴粛脱脳胆臓台与旧舎舗館船艶荘茎莱萌万蒋薫蔵芸薬薮芦処虚号蛍蝉虫蚕蛮衛装褒覚覧観'
      '触説謡証訳誉読変譲豊予弐売頼賛践跡軽転弁辞弁遥逓遅迩辺辺郎郷郷隣酔医醸釈剣鉄鋭録銭錬鎮鎌鉄鋳鉱間閲関陥随険隠隷双雑鶏覇霊鶴鶴青静頬穎顔顛顕翻飲余餅騒駆騨験駅髄体'
      '高髪闘闘鶏鴎塩麦麺黄黒黙点党斎斎歯齢竜亀崎吉橋')
$$;
insert into identity.directory (kind, value, player_id)
  select kind, pg_temp.look(value), player_id from identity.directory
  where kind = 'nickname' and pg_temp.look(value) <> value order by player_id on conflict do nothing;
delete from identity.directory old
  where kind = 'nickname' and pg_temp.look(value) <> value
    and exists (select from identity.directory d where d.kind = 'nickname' and d.value = pg_temp.look(old.value) and d.player_id = old.player_id);
