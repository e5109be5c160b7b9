/** The form is explained in places-of-france.ts. */
export const placesOfItaly = `
IT
  Abruzzo | Abruzzi | Abruzzerna | Abruzzit | Abruzzen | Abruzzes
    Montepulciano d'Abruzzo
      Colline Teramane | Montepulciano d'Abruzzo Colline Teramane
    Trebbiano d'Abruzzo; Cerasuolo d'Abruzzo; Pecorino d'Abruzzo; Terre di Chieti; Controguerra; Ortona; Tullum; Villamagna; Colline Pescaresi; Terre Aquilane; Colli Aprutini; Casauria
  Apulia | Puglia | Apulien | Pouilles | Puglien
    Salento; Salice Salentino; Primitivo di Manduria; Castel del Monte; Gioia del Colle; Brindisi; Copertino; Squinzano; Locorotondo; Cacc'e Mmitte di Lucera; San Severo; Tarantino; Daunia; Murgia; Leverano; Lizzano; Nardò; Valle d'Itria; Rosso di Cerignola; Negroamaro di Terra d'Otranto
  Basilicata | Lucania
    Aglianico del Vulture
      Aglianico del Vulture Superiore
    Matera; Grottino di Roccanova; Terre dell'Alta Val d'Agri
  Calabria | Kalabrien | Kalabria | Calabre
    Cirò; Greco di Bianco; Melissa; Savuto; Terre di Cosenza; Lamezia; Bivongi
  Campania | Kampanien | Kampania | Campanie
    Taurasi; Fiano di Avellino; Greco di Tufo; Falanghina del Sannio; Sannio; Aglianico del Taburno; Vesuvio | Lacryma Christi | Lacryma Christi del Vesuvio; Campi Flegrei; Irpinia; Beneventano; Benevento; Costa d'Amalfi; Cilento; Falerno del Massico; Ischia; Capri; Penisola Sorrentina; Avellino; Roccamonfina; Paestum; Pompeiano; Terre del Volturno; Asprinio di Aversa; Colli di Salerno
  Emilia-Romagna | Emilia Romagna | Emilia | Emilie-Romagne
    ^Lambrusco | Lambrusco di Sorbara | Lambrusco Grasparossa di Castelvetro | Lambrusco Salamino di Santa Croce | Lambrusco Mantovano | Lambrusco Reggiano
    Reggiano; Modena | di Modena; Colli Piacentini; Gutturnio; Ortrugo; Romagna | Sangiovese di Romagna | Romagna Sangiovese; Romagna Albana | Albana di Romagna; Rubicone; Forlì; Ravenna; Colli Bolognesi | Colli Bolognesi Pignoletto; Pignoletto; Colli di Parma; Colli di Scandiano e di Canossa; Bosco Eliceo; Sillaro
  Friuli-Venezia Giulia | Friuli | Friuli Venezia-Giulia | Friaul | Friaul-Julisch Venetien | Friuli-Venezia-Giulia | Frioul
    Collio | Collio Goriziano; Friuli Colli Orientali | Colli Orientali del Friuli | Friuli Colli Orientali; Friuli Grave | Grave del Friuli; Friuli Isonzo | Isonzo del Friuli | Isonzo; Friuli Aquileia; Friuli Latisana; Carso | Carso-Kras; Ramandolo; Picolit; Rosazzo; Venezia Giulia
    ~Trieste
      ~Duino-Aurisina; ~Monrupino; ~Sgonico
  Lazio | Latium | Latien
    Frascati; Est! Est!! Est!!! di Montefiascone | Est Est Est; Cesanese del Piglio; Cesanese di Olevano Romano; Roma; Castelli Romani; Marino; Orvieto; Frusinate; Circeo; Atina; Montecompatri; Cori; Tuscia; Colli Etruschi Viterbesi
  Liguria | Ligurien | Ligurie
    Cinque Terre | Cinque Terre Sciacchetrà; Rossese di Dolceacqua | Dolceacqua; Riviera Ligure di Ponente; Colli di Luni; Golfo del Tigullio; Ormeasco di Pornassio; Colline di Levanto
  Lombardy | Lombardia | Lombardiet | Lombardei | Lombardie
    Franciacorta; Oltrepò Pavese | Oltrepò Pavese Metodo Classico; Pavia | Provincia di Pavia; Lugana; Garda; Riviera del Garda Classico | Valtènesi | Garda Classico; Curtefranca; Cellatica; Botticino; Capriano del Colle; Valcalepio; Terre di Franciacorta; San Colombano; Sebino; Benaco Bresciano; Ronchi di Brescia; Montenetto di Brescia
    Valtellina | Valtellina Rosso | Rosso di Valtellina; Valtellina Superiore; Sforzato di Valtellina | Sfursat di Valtellina | Sfursat; Alpi Retiche | Terrazze Retiche di Sondrio
  Marche | Marken | Marches
    Verdicchio dei Castelli di Jesi | Castelli di Jesi Verdicchio Riserva | Verdicchio Castelli di Jesi; Verdicchio di Matelica | Verdicchio di Matelica Riserva | Matelica; Rosso Conero; Conero; Rosso Piceno | Piceno; Rosso Piceno Superiore; Offida; Lacrima di Morro d'Alba; Bianchello del Metauro; Falerio; Esino; Colli Maceratesi; Colli Pesaresi; Vernaccia di Serrapetrona; I Terreni di Sanseverino; Pergola; Serrapetrona
  Molise
    Biferno; Tintilia del Molise; Osco | Terre degli Osci; Pentro
  Piedmont | Piemonte | Piemont | Piémont
    Barolo; Barbaresco; Roero; Roero Arneis; Barbera d'Alba | Barbera d'Alba Superiore; Barbera d'Asti | Barbera d'Asti Superiore; Barbera del Monferrato; Nizza; Dolcetto d'Alba; Dolcetto di Diano d'Alba | Diano d'Alba; Dolcetto d'Asti; Dolcetto di Ovada | Ovada; Dogliani | Dolcetto di Dogliani; Nebbiolo d'Alba; Alba; Asti | Asti Spumante; Moscato d'Asti; Alta Langa; Brachetto d'Acqui | Acqui; Grignolino d'Asti; Grignolino del Monferrato Casalese; Freisa d'Asti; Freisa di Chieri; Ruchè di Castagnole Monferrato; Monferrato; Gavi | Cortese di Gavi; Colli Tortonesi; Cortese dell'Alto Monferrato; Erbaluce di Caluso | Caluso; Canavese; Carema; Collina Torinese; Pinerolese; Albugnano; Loazzolo; Terre Alfieri; Malvasia di Casorzo; Calosso; Strevi
    Langhe > Langhe Nebbiolo
      Langhe Nascetta | Nascetta
        Langhe Nascetta del Comune di Novello | Nascetta del Comune di Novello
    Verduno Pelaverga | Verduno | Pelaverga di Verduno
    Alto Piemonte
      Gattinara; Ghemme; Boca; Lessona; Bramaterra; Fara; Sizzano; Coste della Sesia | Coste delle Sesia; Colline Novaresi; Valli Ossolane
  Sardinia | Sardegna | Sardinien | Sardaigne | Cerdeña
    Vermentino di Gallura
      Vermentino di Gallura Superiore
    Vermentino di Sardegna; Cannonau di Sardegna; Carignano del Sulcis; Monica di Sardegna; Isola dei Nuraghi; Alghero; Vernaccia di Oristano; Nuragus di Cagliari; Moscato di Sorso-Sennori; Bovale; Mandrolisai; Colli del Limbara; Barbagia; Romangia
  Sicily | Sicilia | Sicilien | Sizilien | Sicile | Sisilia
    Etna; Cerasuolo di Vittoria; Vittoria; Marsala; Noto | Moscato di Noto; Passito di Pantelleria | Pantelleria | Moscato di Pantelleria; Malvasia delle Lipari; Salina; Faro; Alcamo; Contea di Sclafani; Menfi; Terre Siciliane; Eloro; Mamertino; Erice; Monreale; Siracusa; Sambuca di Sicilia; Contessa Entellina
    ~Marsala municipality
  Trentino-Alto Adige | Trentino Alto Adige | Trentino-Südtirol | Trentin-Haut-Adige
    Trentino | Trentin; Trento | Trentodoc | Trento DOC; Teroldego Rotaliano; Alto Adige | Südtirol | South Tyrol | Alto Adige Südtirol | Südtirol Alto Adige; Lago di Caldaro | Kalterersee; Valdadige | Etschtaler; Vigneti delle Dolomiti | Weinberg Dolomiten | Vigneti delle Dolomiti / Weinberg Dolomitien; Casteller; Mitterberg; Vallagarina
  Tuscany | Toscana | Toskana | Toscane | Toscan
    Chianti
      ~Chianti Rufina; ~Chianti Colli Senesi; ~Chianti Colli Fiorentini; ~Chianti Colline Pisane; ~Chianti Montalbano; ~Chianti Montespertoli; ~Chianti Colli Aretini; ~Chianti Superiore
    Chianti Classico
      ~Chianti Classico Riserva; ~Chianti Classico Gran Selezione
    Brunello di Montalcino; Rosso di Montalcino; Sant'Antimo; Moscadello di Montalcino; Vino Nobile di Montepulciano; Rosso di Montepulciano; Vernaccia di San Gimignano | San Gimignano; Carmignano; Barco Reale di Carmignano; Pomino; Morellino di Scansano; Maremma Toscana | Maremma; Montecucco | Montecucco Sangiovese; Elba | Aleatico Passito dell'Elba; Montescudaio; Suvereto; Val di Cornia; Costa Toscana; Colli della Toscana Centrale; Cortona; Orcia; Val d'Arno di Sopra | Valdarno di Sopra; Vin Santo del Chianti | Vin Santo del Chianti Classico; Colline Lucchesi; Bianco di Pitigliano | Pitigliano; Parrina; Terratico di Bibbona; Montecarlo; Candia dei Colli Apuani; San Torpè; Sovana; Montalcino
    Bolgheri
      Bolgheri Superiore; Bolgheri Sassicaia
  Umbria | Umbrien | Ombrie
    Montefalco | Montefalco Rosso | Montefalco Bianco; Montefalco Sagrantino | Sagrantino di Montefalco; Torgiano | Torgiano Rosso Riserva; Orvieto | Orvieto Classico; Spoleto; Todi; Colli Martani; Colli del Trasimeno; Assisi; Amelia; Lago di Corbara; Narni
  Aosta Valley | Valle d'Aosta | Vallée d'Aoste | Aostatal
    Valle d'Aosta Petite Arvine; Blanc de Morgex et de La Salle
  Veneto | Venetien | Venezien | Vénétie
    Valpolicella
      ~Valpolicella Classico; ~Valpolicella Superiore; Valpolicella Ripasso | Ripasso della Valpolicella | Ripasso; Amarone della Valpolicella | Amarone; Recioto della Valpolicella | Recioto di Valpolicella; ~Valpantena
    Soave | Soave Classico; Soave Superiore; Recioto di Soave; Bardolino | Bardolino Chiaretto | Chiaretto di Bardolino; Bardolino Superiore; Custoza | Bianco di Custoza; Lugana; Garda; Gambellara; Lessini Durello; Colli Berici; Colli Euganei | Fior d'Arancio; Montello | Montello Asolo | Montello e Colli Asolani; Asolo Prosecco | Asolo; Breganze; Piave; Malanotte del Piave; Vicenza; Merlara; Arcole; Veronese | Verona | Provincia di Verona; Marca Trevigiana; Colli Trevigiani; Venezia; Lison | Lison-Pramaggiore; Treviso; Conegliano
    Conegliano Valdobbiadene Prosecco | Conegliano Valdobbiadene | Valdobbiadene | Prosecco di Valdobbiadene | Valdobbiadene Prosecco Superiore | Conegliano-Valdobbiadene | Prosecco Superiore
      Valdobbiadene Superiore di Cartizze | Cartizze | Superiore di Cartizze
  ^Prosecco | Prosecco Treviso | Prosecco Trieste
    Conegliano Valdobbiadene Prosecco; Asolo Prosecco
  ^Delle Venezie | Trevenezie | Tre Venezie | Venezie | Triveneto; Dolcetto
`
