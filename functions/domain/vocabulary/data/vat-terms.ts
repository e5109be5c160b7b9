/** How headers say whether the tax is in their prices: what is meant, then the words. */
export const vatHeaderTerms = `
excluding VAT | excl vat | ex vat | excluding vat | excluding tax | without vat | ht | hors taxe | hors taxes | hors tva | netto | net | iva esclusa | senza iva | più iva | oltre iva | zzgl mwst | exkl mwst | ohne mwst | zzgl ust | exkl ust | sin iva | iva no incluido | sense iva | iva no inclòs | sem iva | s iva | iva não incluído | excl btw | exclusief btw | ex btw | ekskl moms | eks mva | ekskl mva | uten mva | exkl moms | utan moms | alv 0 | ilman alv | veroton | bez vat | netto | bez dph | brez ddv | bez pdv a | bez pdv | áfa nélkül | nettó | plusz áfa | fără tva | fara tva | plus tva | без ндс | без ддс | χωρίς φπα | πλέον φπα | άνευ φπα | 税別 | 税抜 | 税抜き | 부가세 별도
including VAT | incl vat | inc vat | including vat | including tax | ttc | toutes taxes comprises | iva inclusa | iva compresa | con iva | inkl mwst | inkl ust | iva incluido | iva inclòs | amb iva | com iva | c iva | iva incluído | incl btw | inclusief btw | inkl moms | inkl mva | sis alv | alv n | z vat | brutto | vč dph | s dph | včetně dph | z ddv | s pdv om | sa pdv om | áfával | bruttó | cu tva | tva inclus | с ндс | с учетом ндс | с учётом ндс | включая ндс | с ддс | με φπα | συμπ φπα | 税込 | 税込み | 부가세 포함
`

/** The tax, and the words beside it that say whether it is in the price. From general knowledge of the trade. */
export const vatTerms = `
tax | vat | sales tax | iva | tva | mwst | ust | mehrwertsteuer* | btw | moms* | mva | merverdiavgift* | alv | arvonlisävero* | dph | ddv | pdv* | áfa* | ндс | пдв | ддс | φπα | kdv | käibemaks* | km | pvm | pvn | i v a | t v a | gst
without | excl* | exkl* | ekskl* | ex | eks | ohne | zzgl | zuzüglich | sans | hors | senza | oltre | più | esclus* | escl | sin | más | mas | sem | acresce | sense | utan | uden | uten | exklusive | ilman | lisätään | bez | brez | nélkül | plusz | plus | fără | fara | без | плюс | χωρίς | άνευ | πλέον | hariç | ilma | be
within | incl* | inkl* | includ* | inclu* | inclòs* | inclos* | compres* | con | avec | mit | met | med | amb | com | sis* | sisält* | sisaldab | vč* | včetně | s | se | z | ze | zawier* | zahrn* | obsah* | vključ* | uključ* | uklj* | sa | val | tartalmaz* | cu | с | со | включ* | с учетом | με | συμπ* | περιλαμβ* | dahil | koos
not | not | non | no | nicht | ne | pas | ikke | inte | ej | nie | ni | nem | nu | не | δεν | ei | eivät | não | niet
net | netto | nettó | net | neto | n g | prezzo netto
gross | brutto | bruttó | bruto | gross | final | prisinklmoms
`
