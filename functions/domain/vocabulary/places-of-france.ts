/**
 * One place a line, or several with `;`; what is indented lies inside. `|` separates the names, the
 * first is canonical. `~` marks a part of its appellation without a
 * designation of its own, `^` an appellation that lies across its neighbours; `>` names smaller places inside.
 */
export const placesOfFrance = `
FR
  Alsace | Elsass | Alsatia | Alsass | Alsacia
    Alsace Grand Cru | Grand Cru Alsace
    Crémant d'Alsace | Cremant Alsace
  Beaujolais
    Beaujolais-Villages | Beaujolais Village; Brouilly; Côte de Brouilly; Chénas; Chiroubles; Fleurie; Juliénas
    Morgon; Moulin-à-Vent; Régnié; Saint-Amour | St-Amour
  Bordeaux | Bordeaux Rouge | Bordeaux Blanc
    Bordeaux Supérieur; Crémant de Bordeaux
    Médoc
      Haut-Médoc
        Margaux; Pauillac; Saint-Julien | St. Julien; Saint-Estèphe | St. Estèphe; Moulis-en-Médoc | Moulis; Listrac-Médoc | Listrac
    Graves
      Pessac-Léognan; Sauternes; Barsac; Cérons; Graves Supérieures
    Graves de Vayres; Entre-Deux-Mers; Cadillac; Loupiac; Sainte-Croix-du-Mont; Sainte-Foy-Bordeaux; Premières Côtes de Bordeaux
    Libournais
      Saint-Émilion | St. Emilion | St Emilion
        Saint-Émilion Grand Cru | St. Emilion Grand Cru | St Emilion Grand Cru
      Pomerol; Lalande-de-Pomerol; Fronsac; Canon-Fronsac; Montagne-Saint-Émilion | Montagne St. Emilion; Lussac-Saint-Émilion | Lussac St. Emilion
      Puisseguin-Saint-Émilion | Puisseguin St. Emilion; Saint-Georges-Saint-Émilion
    Côtes de Bourg | Bourg; Blaye | Côtes de Blaye | Blaye Côtes de Bordeaux | Premières Côtes de Blaye
    Côtes de Bordeaux | Côtes de Bordeaux Castillon | Castillon Côtes de Bordeaux | Côtes de Castillon; Francs Côtes de Bordeaux | Côtes de Francs; Cadillac Côtes de Bordeaux
  Burgundy | Bourgogne | Burgund | Borgogna | Borgoña | Borgonha | Burgundia | Bourgogne Rouge | Bourgogne Blanc | Bourgogne Pinot Noir | Bourgogne Chardonnay
    Beaujolais
    ^Bourgogne Aligoté; ^Bourgogne Passe-Tout-Grains; ^Coteaux Bourguignons; ^Crémant de Bourgogne; ^Bourgogne Côte d'Or; Bourgogne Tonnerre; Bourgogne Côte Chalonnaise
    Bourgogne Hautes-Côtes de Beaune | Hautes-Côtes de Beaune; Bourgogne Hautes-Côtes de Nuits | Hautes-Côtes de Nuits | Hautes-Côtes de Nuit
    Bourgogne Côtes d'Auxerre; Irancy; Saint-Bris | St-Bris; Bourgogne Vézelay | Vézelay
    Chablis
      Petit Chablis; Chablis Premier Cru | Chablis 1er Cru; Chablis Grand Cru
    Côte d'Or
      Côte de Nuits > Côte de Nuits-Villages
        Marsannay; Fixin; Gevrey-Chambertin; Morey-Saint-Denis | Morey St. Denis; Chambolle-Musigny; Vougeot | Clos de Vougeot | Clos Vougeot; Vosne-Romanée
        Nuits-Saint-Georges | Nuits-St.-Georges; Chambertin | Chambertin Clos de Bèze; Charmes-Chambertin; Mazis-Chambertin; Chapelle-Chambertin; Griotte-Chambertin; Latricières-Chambertin; Ruchottes-Chambertin
        Bonnes-Mares; Musigny; Clos de la Roche; Clos Saint-Denis; Clos de Tart; Clos des Lambrays; Échezeaux | Echézeaux; Grands-Échezeaux | Grands Echézeaux; Richebourg; Romanée-Saint-Vivant; Romanée-Conti; La Tâche
      Côte de Beaune > Côte de Beaune-Villages
        Ladoix; Pernand-Vergelesses; Aloxe-Corton; Corton; Corton-Charlemagne; Savigny-lès-Beaune; Chorey-lès-Beaune
        Beaune
          Beaune Premier Cru | Beaune 1er Cru
        Pommard; Volnay; Monthélie | Monthelie; Auxey-Duresses; Saint-Romain | St. Romain; Meursault | Meursault-Blagny; Blagny; Saint-Aubin | St. Aubin
        Puligny-Montrachet; Chassagne-Montrachet; Montrachet; Bâtard-Montrachet; Chevalier-Montrachet; Bienvenues-Bâtard-Montrachet; Criots-Bâtard-Montrachet
        Santenay; Maranges
    Côte Chalonnaise
      Bouzeron; Mercurey; Givry; Montagny
      Rully
        Rully Premier Cru | Rully 1er Cru
    Mâconnais | Mâcon | Burgundy / Mâcon | Bourgogne / Mâcon
      Mâcon-Villages | Macon Village; Mâcon-Fuissé; Mâcon-Prissé; Mâcon-Verzé; Mâcon-Lugny; Mâcon-Uchizy; Mâcon-Chardonnay; Mâcon-Milly-Lamartine; Mâcon-Pierreclos; Mâcon-Cruzille; Mâcon-Péronne; Mâcon-Igé; Mâcon-Azé; Mâcon-Vergisson; Mâcon-Davayé; Mâcon-Bussières; Mâcon-Vinzelles; Mâcon-La Roche-Vineuse
      Saint-Véran | St. Véran | St-Véran; Pouilly-Fuissé; Pouilly-Loché; Pouilly-Vinzelles; Viré-Clessé
      ~Uchizy; ~Lugny
  Champagne | Champagnes | Samppanja
    ~Champagne Premier Cru | Champagne 1er Cru
    ~Champagne Grand Cru
    ~Montagne de Reims
      ~Ambonnay; ~Bouzy; ~Verzenay; ~Verzy; ~Mailly-Champagne | Mailly; ~Sillery; ~Louvois; ~Tours-sur-Marne; ~Beaumont-sur-Vesle; ~Puisieulx; ~Rilly-la-Montagne; ~Ludes; ~Chigny-les-Roses; ~Trépail; ~Villers-Marmery; ~Écueil
    ~Côte des Blancs
      ~Avize; ~Chouilly; ~Cramant; ~Oger; ~Le Mesnil-sur-Oger | Mesnil sur Oger; ~Vertus; ~Cuis; ~Grauves; ~Oiry; ~Bergères-lès-Vertus
    ~Vallée de la Marne | Marne Valley
      ~Aÿ | Aÿ-Champagne; ~Mareuil-sur-Aÿ; ~Dizy; ~Hautvillers; ~Cumières; ~Damery; ~Épernay
    ~Côte des Bar | Aube; ~Côte de Sézanne; ~Vitryat
    Coteaux Champenois | Coteaux de Champenois; Rosé des Riceys
  Corsica | Corse | Korsika | Corsega | Île de Beauté
    Ajaccio; Patrimonio; Corse Calvi; Corse Sartène; Corse Figari; Corse Porto-Vecchio
  Jura
    Arbois
    Côtes du Jura; Château-Chalon; L'Étoile | Etoile; Crémant du Jura; Macvin du Jura
  Languedoc-Roussillon | Languedoc Roussillon
    Languedoc | Coteaux du Languedoc
      Corbières; Corbières-Boutenac; Minervois; Minervois-La Livinière; Fitou; Saint-Chinian | St. Chinian; Faugères; Limoux | Blanquette de Limoux; Crémant de Limoux; Cabardès; Malepère; Clairette du Languedoc
      Picpoul de Pinet | Picpoul-de-Pinet; Pic Saint-Loup | Pic St. Loup; La Clape; Terrasses du Larzac; Montpeyroux; Pézenas; Grès de Montpellier; Saint-Drézéry; Frontignan | Muscat de Frontignan; Muscat de Lunel; Muscat de Mireval; Muscat de Saint-Jean-de-Minervois
    Roussillon
      Côtes du Roussillon; Côtes du Roussillon Villages; Côtes Catalanes; Collioure; Banyuls | Banyuls Grand Cru; Maury; Maury Sec; Rivesaltes | Muscat de Rivesaltes; Côte Vermeille
    ^Pays d'Oc | Oc | Pays d Oc; Aude; Hérault | Pays d'Hérault; Gard; Cité de Carcassonne; Cévennes; Côtes de Thongue; Coteaux de Béziers; Saint-Guilhem-le-Désert; Haute Vallée de l'Aude; Sable de Camargue | Camargue
  Loire | Loire Valley | Val de Loire | Loiredalen | Valle della Loira | Valle del Loira | Vallée de la Loire | Loiretal | Val de Loire Vin Mousseux
    Anjou-Saumur
      Anjou | Anjou Blanc | Anjou Rouge; Anjou-Villages; Cabernet d'Anjou; Rosé d'Anjou; Savennières > Savennières Roche aux Moines; Coulée de Serrant; Coteaux du Layon; Bonnezeaux; Quarts de Chaume; Coteaux de l'Aubance
      Saumur | Saumur Blanc | Saumur Rouge | Saumur Brut; Saumur-Champigny; Coteaux de Saumur
    Touraine
      Chinon; Bourgueil; Saint-Nicolas-de-Bourgueil | Saint Nicolas de Bourgeuil | St. Nicolas de Bourgueil; Vouvray; Montlouis-sur-Loire | Montlouis; Cheverny; Cour-Cheverny; Jasnières; Coteaux du Loir; Coteaux du Vendômois; Touraine-Amboise; Touraine-Mesland; Touraine-Chenonceaux; Touraine Azay-le-Rideau; Touraine Noble-Joué; Touraine Oisly; Valençay
    Centre-Loire
      Sancerre; Pouilly-Fumé | Pouilly Blanc Fumé; Pouilly-sur-Loire; Menetou-Salon; Quincy; Reuilly; Châteaumeillant; Coteaux du Giennois; Orléans; Orléans-Cléry
    Pays Nantais
      Muscadet
        Muscadet Sèvre-et-Maine | Muscadet de Sèvre-et-Maine | Muscadet de Sèvre-et-Maine sur Lie | Muscadet Sèvre et Maine sur lie; Muscadet Côtes de Grandlieu; Muscadet Coteaux de la Loire
      Gros Plant du Pays Nantais | Gros Plant; Fiefs Vendéens; Coteaux d'Ancenis
    ^Rosé de Loire; ^Crémant de Loire; Haut-Poitou; Côte Roannaise; Côtes du Forez; Saint-Pourçain | St-Pourçain; Côtes d'Auvergne
  Provence
    Côtes de Provence | Côte de Provence
      ~Côtes de Provence Sainte-Victoire; ~Côtes de Provence La Londe; ~Côtes de Provence Fréjus; ~Côtes de Provence Pierrefeu
    Bandol; Cassis; Palette; Bellet; Les Baux-de-Provence | Baux de Provence; Coteaux d'Aix-en-Provence; Coteaux Varois en Provence | Coteaux Varois; Pierrevert; Alpilles; Var; Maures; Bouches-du-Rhône; Alpes-Maritimes
  ^Méditerranée | Mediterranee
  Rhône | Rhône Valley | Vallée du Rhône | Rhonedalen | Valle del Rodano | Valle del Ródano | Rhonetal | Rhone
    ^Côtes du Rhône | Cote du Rhone | Côtes-du-Rhône
      ^Côtes du Rhône Villages | Cotes du Rhone Village
    Northern Rhône | Rhône Nord | Rhône Septentrional | Nord-Rhône
      Côte-Rôtie; Condrieu; Château-Grillet; Saint-Joseph | St. Joseph; Hermitage | Ermitage; Crozes-Hermitage | Crozes Ermitage; Cornas; Saint-Péray | St. Péray; Collines Rhodaniennes
    Southern Rhône | Rhône Sør | Rhône Méridional | Sør-Rhône | Södra Rhône
      Châteauneuf-du-Pape | Chateauneuf du Pape; Gigondas; Vacqueyras; Lirac; Tavel; Rasteau; Cairanne; Vinsobres; Beaumes-de-Venise | Muscat de Beaumes-de-Venise; Laudun
      Ventoux | Côtes du Ventoux; Luberon | Côtes du Luberon; Costières de Nîmes; Clairette de Bellegarde; Grignan-les-Adhémar | Coteaux du Tricastin; Duché d'Uzès; Vaucluse; Principauté d'Orange; Vivarais | Côtes du Vivarais
    Clairette de Die; Châtillon-en-Diois; Crémant de Die; Ardèche; Drôme
  Savoie | Savoy | Savoia | Savoyen | Vin de Savoie
    ~Apremont | Vin de Savoie Apremont | Savoie Apremont; ~Arbin | Vin de Savoie Arbin | Savoie Arbin; ~Chignin | Vin de Savoie Chignin | Savoie Chignin; ~Chignin-Bergeron | Vin de Savoie Chignin-Bergeron | Savoie Chignin Bergeron
    ~Abymes | Les Abymes | Vin de Savoie Abymes; ~Saint-Jean-de-la-Porte | St-Jean-de-la-Porte | Vin de Savoie Saint-Jean-de-la-Porte; ~Jongieux | Vin de Savoie Jongieux; ~Ripaille; ~Ayze; ~Cruet; ~Chautagne; ~Crépy; ~Marin; ~Montmélian; ~Marignan
    Roussette de Savoie; Seyssel; Crémant de Savoie; Bugey; Isère; Allobrogie | Vin des Allobroges
  South West | South West France | Southwest | South-West | Sud-Ouest | Sud Ouest | Sørvest | Frankrike sydväst | Sydvästra Frankrike | Sørvest-Frankrike | Südwest | Südwestfrankreich | Lounais-Ranska | Suroeste
    Cahors; Madiran; Pacherenc du Vic-Bilh; Jurançon; Gaillac; Fronton; Bergerac; Monbazillac; Pécharmant; Montravel; Rosette; Saussignac; Côtes de Duras; Côtes du Marmandais; Buzet; Irouléguy; Béarn; Saint-Mont | St-Mont; Tursan; Marcillac; Saint-Sardos; Entraygues; Estaing; Brulhois
    Côtes de Gascogne | Gascogne | Gascony | Gers; Comté Tolosan; Côtes du Lot; Côtes du Tarn; Aveyron; Périgord; Agenais; Floc de Gascogne
    Landes; Thézac-Perricard
  Cognac | Charente | Charentes
    ~Grande Champagne | Cognac Grande Champagne; ~Petite Champagne; ~Fine Champagne; ~Borderies; ~Fins Bois; ~Bons Bois; ~Bois Ordinaires; Pineau des Charentes; Charentais
  Armagnac
    ~Bas-Armagnac | Bas Armagnac; ~Ténarèze | Armagnac-Ténarèze; ~Haut-Armagnac; Blanche Armagnac
  Normandy | Normandie | Normandia
    Calvados
      Calvados Pays d'Auge; Calvados Domfrontais
    Pommeau de Normandie; Cidre de Normandie; Pays d'Auge; Domfront; Cotentin
  Brittany | Bretagne | Bretagna | Bretaña
    Cornouaille; Lambig
  Lorraine
    Moselle; Côtes de Toul
  Île-de-France | Paris; Auvergne; Picardie; Hauts-de-France | Nord-Pas-de-Calais; Franche-Comté; Limousin; Poitou; Atlantique; Val de Loire Atlantique; Comtés Rhodaniens
MQ
  Martinique | Rhum de la Martinique | Rhum Agricole Martinique
GP
  Guadeloupe > Marie-Galante
RE
  Réunion | La Réunion
`
