/** Words in the names of columns, in several languages, without accents. */

/**
 * Names of columns with a customer's text, best first. Some also name a rating: the cells decide.
 */
export const TEXT = rankOf(
  'review reviews text comment comments feedback quote body content message verbatim testimonial answer response opinion description rezension rezensionen kommentar kommentare meinung avis commentaire commentaires resena resenas comentario comentarios opiniones recensione recensioni commento testo recensie recensies opmerking texto texte resenha opiniao bewertungstext bewertung beoordeling valoracion avaliacao',
  'opinia opinie recenzja recenzje komentarz komentarze uwagi recenze komentář omdöme omdömen anmeldelse anmeldelser palaute arvostelu kommentti yorum yorumlar ulasan отзыв отзывы комментарий відгук コメント レビュー 感想 ご感想 口コミ クチコミ ご意見 评论 评价 反馈 评价内容 评论内容 反馈内容 評論 評論內容 評價內容 レビュー本文 レビュー内容 口コミ内容 本文 投稿内容 리뷰내용 후기내용 리뷰 후기 의견 댓글',
);

export const RATING = rankOf(
  'rating ratings stars star score grade sterne bewertung punkte note etoiles calificacion puntuacion estrellas valoracion voto valutazione stelle estrelas beoordeling cijfer sterren nota avaliacao overall points',
  'ocena oceny hodnocení betyg karakter arvosana puan penilaian оценка оцінка 評価 評点 评分 星级 評分 평점 별점',
);

export const DATE = rankOf(
  'date datetime zeitstempel horodateur tijdstempel carimbo temporal cronologiche published created submitted started timestamp antwortdatum bewertungsdatum eingangsdatum abgabedatum time datum fecha data jour at updated creado creada cree creato gemaakt criado erstellt eingegangen solved closed resolved',
  'dato päivämäärä tarih tanggal дата 日付 日時 投稿日 日期 时间 날짜',
);

/** Words that qualify other words and do not change their kind. */
export const BESIDE = rankOf(
  'customer verified user product full your utc unix value review reviews text',
);

/** Words that exclude a column, whatever else its name contains. */
export const OTHER = rankOf(
  'id title headline summary subject name author reviewer url link image photo count votes likes helpful thumbs reply replied version language lang email phone titel titre titulo titolo',
);

/** Words of the excluded columns that hold a customer's own text: titles. */
export const TITLE = rankOf('title headline summary subject titel titre titulo titolo');

/** Words that name the speaker if they are the whole name. */
export const PERSON = rankOf(
  'customer user client guest buyer kunde kundin gast cliente klant usuario utente verified full',
);

/** Further words that name a column of a table, but mean nothing in a sentence of their own. */
export const COLUMN_WORDS = rankOf(
  'product item sku store shop location city country source platform channel order status category type brand model price number nr no company state region gender age segment team agent asin filiale standort ort land stadt abteilung produkt artikel bestellnummer bestellung kundennummer sprache kanal quelle ville pays magasin produit commande statut ciudad pais tienda producto pedido estado sucursal citta paese negozio prodotto ordine stato sede stad winkel vestiging bestelling cidade loja produto encomenda filial language network ticket survey firma firm societe entreprise empresa azienda ditta bedrijf unternehmen organisation organization organizacion organizzazione organisatie praxis role rolle agente bearbeiter mitarbeiter asignado assegnatario',
  'sklep miasto zamówienie butiks mağaza şehir ürün produkty товар город магазин 商品 商品名 店舗 店铺 门店 分店 城市 상품 매장',
);

/** Further words for columns beside a review, if they end its name. */
export const ASIDE = rankOf(
  'address street neighborhood nationality hotel restaurant tag tags categories variation variant color colour label sentiment position occupation department',
);

/** Questions of one or two words: repeated cells below them are still answers. */
export const OPINION = rankOf(
  'pros cons positive negative liked disliked advantages disadvantages strengths weaknesses improvements suggestions remark remarks verdict complaint complaints praise likes dislikes vorteile nachteile avantages inconvenients forts faibles ventajas desventajas pregi difetti vantaggi svantaggi pluspunten minpunten voordelen nadelen vantagens desvantagens fortes fracos fuertes debiles',
);

/** Words for a column that repeats another column. */
export const COPY = rankOf(
  'original translated translation excerpt snippet preview raw clean cleaned html plain',
);

/** Words, in the name of a text column, for a reply to a customer. */
export const ANSWER = rankOf(
  'answer response reply antwort reponse respuesta risposta antwoord resposta odpowiedz',
);

/** Names of people who reply to customers. */
export const ANSWERING = rankOf(
  'owner business management manager company merchant seller vendor developer host property hotel our unsere notre nuestra nostra onze nossa nasza firma team shop support',
);

/**
 * Names of review columns. In a table with one of these, an answer is not the customer's, nor is a
 * description.
 */
export const REVIEW = rankOf(
  'review reviews feedback rezension rezensionen avis resena resenas recensione recensioni recensie recensies',
);

function rankOf(...words: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    bare(words.join(' '))
      .split(' ')
      .map((word, index) => [word, index]),
  );
}

/** Lower case, without accents, vowel signs and other marks. */
export function bare(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a name into its words without accents: `reviewText`, `Review Text`, `reviews.text`. */
export function wordsOf(name: string): string[] {
  return bare(name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Longest name that is split into words, in UTF-16 units; longer cells are skipped. */
export const LONGEST_NAME = 80;

export type Words = readonly string[];

/**
 * Words for the author of a row, best first; and words that exclude a column from naming the
 * author.
 */
export const SPEAKER = rankOf(
  'reviewer author writer respondent customer guest user username contributor name verfasser autor autorin kunde kundin gast nutzer vorname voornaam nom prenom auteur client nombre cliente nome autore utente naam klant auteur requester solicitante demandeur richiedente aanvrager anfragende anfragender melder encuestado teilnehmer teilnehmerin participante partecipante deelnemer respondente repondant rispondente from sender player',
  'imię klientka namn navn nimi isim müşteri nama pelanggan jméno имя клиент автор 名前 お名前 氏名 姓名 用户 用户名 이름 고객',
);

export const NOT_SPEAKER = rankOf(
  'id nr no number language lang device version email mail phone url link image photo avatar location country city age gender segment type title since count product item hotel restaurant company business brand store shop file campaign business owner agent assignee agente asignado assignee bearbeiter bearbeiterin conseiller assegnatario toegewezen atribuido group service support satisfaction service last nachname apellido achternaam cognome apelido sobrenome surname lastname',
);

/** Words for given and for family names, which may have a column each. */
export const GIVEN = rankOf('vorname prenom voornaam firstname first given forename imię förnamn');
export const FAMILY = rankOf(
  'nachname familienname achternaam lastname last surname family cognome apellido apellidos apelido sobrenome nazwisko efternamn',
);

/** Titles of these things say nothing about a review. */
export const THING = rankOf(
  'ticket case request order product item listing page video article course event booking anfrage vorgang bestellung produkt artikel commande produit demande pedido producto ordine prodotto bestelling',
);
