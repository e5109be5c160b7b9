/** The form is explained in places-of-france.ts. */
export const placesOfIberia = `
ES
  Andalusia | Andalucía | Andalusien | Andalousie
    Jerez | Jerez-Xérès-Sherry | Sherry | Xérès | Jerez de la Frontera; Manzanilla | Manzanilla Sanlúcar de Barrameda | Sanlúcar de Barrameda; Montilla-Moriles; Málaga | Malaga; Sierras de Málaga > Ronda; Condado de Huelva; Cádiz; Granada; Brandy de Jerez; Laujar-Alpujarra
  Aragon | Aragón | Aragonien | Aragonia
    Cariñena; Campo de Borja; Calatayud; Somontano; Valdejalón; Bajo Aragón; Ribera del Jiloca; Aylés
  Asturias > Cangas, Sidra de Asturias
  Balearic Islands | Baleares | Illes Balears | Balearerna | Balearen | Islas Baleares | Balearene
    Mallorca | Majorca; Binissalem | Binissalem-Mallorca; Pla i Llevant; Ibiza; Menorca; Formentera
  Basque Country | País Vasco | Euskadi | Baskien | Baskerland | Baskenland | Pays Basque
    Bizkaiko Txakolina | Chacolí de Vizcaya; Getariako Txakolina | Chacolí de Getaria | Txakoli; Arabako Txakolina; Rioja Alavesa
  Canary Islands | Canarias | Islas Canarias | Kanariøyene | Kanarieöarna | Kanarische Inseln | Kanarian saaret | Îles Canaries | Islas Canarias
    Lanzarote
    Tenerife
      Tacoronte-Acentejo; Valle de la Orotava; Ycoden-Daute-Isora; Abona; Valle de Güímar
    La Palma; El Hierro; Gran Canaria; La Gomera; Fuerteventura
  Cantabria; Extremadura > Ribera del Guadiana; Murcia | Región de Murcia
  Castilla y León | Castile and León | Castile-León | Kastilien-León | Kastilia-León | Kastilien und León | Castilla y Leon | Vino de la Tierra de Castilla y León | Tierra de Castilla y León
    Ribera del Duero; Rueda; Toro; Bierzo; Cigales; Arribes; Arlanza; Tierra de León | León; Tierra del Vino de Zamora; Sierra de Salamanca; Valtiendas; Dominio de Valdepusa
    Cebreros
  Castilla-La Mancha | Castile-La Mancha | Kastilien-La Mancha | Kastilia-La Mancha | Castilla | Vino de la Tierra de Castilla | Tierra de Castilla
    La Mancha; Valdepeñas; Almansa; Manchuela; Méntrida; Mondéjar; Uclés; Ribera del Júcar; Pago Guijoso; Finca Élez; Toledo; Dominio de Valdepusa
  ^Sierra de Gredos | Gredos
  Catalonia | Cataluña | Catalunya | Katalonien | Katalonia | Katalonien | Catalogne | Catalogna
    Penedès | Penedes | Clàssic Penedès; Priorat | Priorato; Montsant; Terra Alta; Empordà | Empordà-Costa Brava | Ampurdán | Empordà Costa Brava; Costers del Segre; Conca de Barberà; Tarragona; Pla de Bages; Alella; Corpinnat
  ^Cava
    ~Valls d'Anoia-Foix | Valls d'Anoia Foix; ~Serra de Mar; ~Conca del Gaià; ~Serra de Prades; ~Pla de Ponent; ~Comtats de Barcelona; ~Ebro Valley | Valle del Ebro; ~Viñedos de Almendralejo; ~Requena
  Galicia | Galicien | Galizien | Galice
    Rías Baixas | Rias Bajas | Rias-Baixas
      ~Val do Salnés; ~Condado do Tea; ~O Rosal; ~Soutomaior; ~Ribeira do Ulla
    Ribeiro; Ribeira Sacra; Valdeorras; Monterrei
  La Rioja region | Comunidad de La Rioja
    Rioja
  Rioja | Rioja DOCa | La Rioja
    ~Rioja Alta; ~Rioja Alavesa; ~Rioja Oriental | Rioja Baja
    ~Cordovín; ~Cárdenas; ~Cañas; ~Badarán; ~Baños de Río Tobía
  Madrid | Vinos de Madrid | Comunidad de Madrid
  Murcia
    Jumilla; Yecla; Bullas
  Levante
    Valencia; Murcia
  Navarra | Navarre | Navarra Ribera Baja
    Pago de Arínzano; Prado de Irache; Pago de Otazu; Pacharán Navarro
  Valencia | Comunidad Valenciana | Valencian Community | Comunitat Valenciana
    Utiel-Requena; Alicante; Terrerazo | El Terrerazo; Pago Los Balagueses
PT
  Alentejo | Alentejano | Vinho Regional Alentejano
    ~Borba; ~Redondo; ~Reguengos; ~Portalegre; ~Évora; ~Vidigueira; ~Granja-Amareleja; ~Moura
  Algarve > Lagos, Portimão
  Azores | Açores | Azorene | Azorerna | Azoren | Azoren | Açorerna | Azorit
    Pico; Graciosa; Biscoitos
  Beiras | Beira | Beira Atlântico | Terras da Beira
    Dão
      ~Serra da Estrela; ~Terras de Senhorim; ~Terras de Azurara; ~Besteiros; ~Alva; ~Silgueiros; ~Castendo
    Bairrada; Beira Interior; Lafões; Távora-Varosa; Terras de Cister; Terras do Dão
  Dão; Bairrada
  Douro e Porto | Douro & Porto | Porto e Douro | Porto & Douro
    Douro | Duriense
      ~Douro Superior; ~Cima Corgo; ~Baixo Corgo
    Porto | Port | Oporto | Portwein
  Douro
  Lisboa | Lisbon | Estremadura | Lissabon | Vinho Regional Lisboa
    Colares; Bucelas; Carcavelos; Óbidos; Alenquer; Torres Vedras; Arruda; Encostas d'Aire; Lourinhã
  Madeira | Madeirense
  Minho | Vinho Regional Minho
    Vinho Verde
      ~Monção e Melgaço; ~Lima; ~Basto; ~Cávado; ~Ave; ~Amarante; ~Baião; ~Sousa; ~Paiva
  Vinho Verde
  Península de Setúbal | Setúbal Peninsula | Setubal | Setúbal | Terras do Sado
    Palmela; Moscatel de Setúbal
  Tejo | Ribatejo | Ribatejano
  Trás-os-Montes | Transmontano | Tras os Montes
`
