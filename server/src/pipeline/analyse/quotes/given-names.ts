import { each, type Gender } from './lexicon.ts';

/** Common given names of the languages we read: enough to tell "he" from "she" in most reports. */
const GIVEN_NAMES: ReadonlyMap<string, Gender> = new Map([
  ...each(
    `
     aaron adam adolfo adrián afonso agustín aidan aitor alain alan albert alberto alejandro alessandro alex alexander
     alexandre alfonso alfred alfredo ali alvin anders andre andreas andrei andrew andré andrés anthony antoine anton
     antonio antónio armin arnau arnaud arnold arthur artur arturo asier augusto barack barry bastien ben benedikt
     benjamin benjamín bernard bernardo bernd bernie bill björn bob boris borja brad brandon brett brian bruce bruno
     bryan byron caio calvin carl carles carlos carsten cem chad charles chester chris christian christoph christophe
     christopher chuck clarence clark claudio clay clifford clint clément cody craig curtis cyril cédric césar dale
     damien dan daniel darrell darren dave david davide dean denis dennis derek dick diego dieter dimitri dirk dmitri
     don donald doug douglas duarte dustin dwight earl ed eddie edgar edmundo eduardo edward elliot elliott emiliano
     emilio emmanuel enrique eric erik ernest ernesto ernst esteban eugene eugenio evan evo ezequiel fabian fabien
     fabio fabrice facundo federico felipe felix fernando filipe florian floyd francesco francis francisco franck
     frank franklin franz françois fred frederick friedrich frédéric félix gabriel garrett gary gavin gaël gene
     geoffrey george georges gerald gerard gerardo gerhard gianni gilbert gilberto gilles giovanni giuseppe glenn
     gonzalo gonçalo gordon gorka greg gregg gregor gregory guillaume guillermo gustavo guy gérald gérard hank hans
     harald harold harry harvey hassan heiko heinz helmut hendrik henri henrique henry herbert herman hervé homer
     horst howard hubert hugo hugues hélder ian ignacio igor iker isaac ivan iván jack jacob jacques jaime jake jakob
     jamal james jared jarrod jason jaume javier jay jean jeff jeffery jeffrey jens jeremy jerome jerry jesse jesús
     jim jimmy joachim joaquim joaquin joaquín jochen joe joel joey johannes john johnnie johnny jon jonah jonas
     jonathan jordi jorge jose josef josep joseph josh joshua josu josé joão juan jules julian julien julio julián
     justin jérôme jörg jürgen karl karl-heinz karsten keith ken kenneth kevin kirk klaus koldo konrad kurt kyle lance
     larry lars laurent lenín leo leon leonard leonardo leopoldo leroy lester levi lewis lionel lloyd lluís logan
     lorenzo lothar louis loïc luc luca lucas ludovic luigi luis luiz lukas luke luís léo malcolm malte manuel marc
     marcel marcello marcelo marco marcos marcus mariano mario mark markus martin martín marvin mason mathieu matt
     matteo matthew matthias matías maurice mauricio max maxence maxime maximilian mehdi mel melvin micah michael
     michel mickey miguel mike mikel miles miquel mitch mitt mohamed mohammed moritz moses márcio mário nacho narcís
     narendra nathan nayib neal neil nelson newt nicholas nicolas nicolás nigel nikolaus noah norbert norm norman nuno
     olaf oliver olivier omar oriol oscar otto otávio owen pablo pascal patrice patrick patxi pau paul paulo pedro
     peer per pere pete peter phil philip philipp philippe pierre pol preston quentin quim rafa rafael rahm rainer
     ralf ralph ramiro ramón randall randy raphaël ray raymond raúl recep reggie reince renato rené rex ricardo
     richard rick rob robert roberto rodney rodrigo roger roland rolf romain román ron ronald roy rubén rudolf rui
     rupert russell rusty ryan rémi salvador sam samuel santiago scott sean sebastian sebastián sepp serge sergei
     sergey sergio sheldon sigmar simon simón spencer stan stanley stefan stephan stephen steve steven stu stuart
     stéphane sven sébastien ted teo terence terrence theo theodore thiago thibault thierry thomas thorsten tiago tim
     timo timothy tobias todd tom tommaso tommy tomás tony torben torsten travis trevor troy tucker uli ulrich unai
     uwe vasco vernon vicente victor vince vincent vincenzo virgil vladimir vladímir volker volodymyr víctor wade
     wallace walter warren wayne wesley will william willie willy winfried winston wolf wolfgang woody xabier xavier
     xi yann yannick yves zachary zack álex álvaro ángel étienne íñigo óscar`,
    'm' as const,
  ),
  ...each(
    `
     abby abigail ada adela adele adriana adrienne agnès aileen ainara ainhoa alba alejandra alexandra alice alicia
     alison allison alma alyssa amalia amanda amber amelia amparo amy amélie ana anabel andrea angela angelika
     angelina angelique anita anja anke ann anna annalena anne annegret anneliese annette annie annika antje antonia
     april araceli arantxa ariadna arlene arlette astrid athena audrey aung aurora aurélie ava aída barbara barbra
     beata beate beatrice beatriz begoña bella belén benita bernadette bernice berta bertha bessie beth betty bianca
     birgit blanca bonnie brenda bridget brigitte britta brittany bárbara caitlin camila candace candela carina carla
     carlota carly carme carmen carol carolina caroline carolyn carrie cassandra catalina catherine cathy cecilia
     celeste celia chantal charlotte chelsea chelsie cheryl chloé christel christiane christina christine cindy claire
     clara clarice clarissa claudia clémentine colleen concepción condoleezza connie consuelo corinne cornelia
     cristina crystal cuca cynthia cécile dagmar daisy daniela danielle darlene dawn deanna debbie deborah debra delia
     delphine denise destiny diana diane dianne dilma dolores donna dora doreen doris dorothy edith edna edurne eileen
     elaine eleanor elena eleonora elisa elisabeth eliza elizabeth elke ellen ellie eloise elsa elsie elvira emilia
     emily emma erica erika erin ester esther ethel eugenia eunice eva evelyn ewa fabiola faith faye felicia felicity
     fernanda fiona flora florence franca frances francesca franziska frauke frida fátima gabriela gabriele gabrielle
     gail gayle gemma geraldine gertrude gesa gillian gina ginger giorgia gisela glenda gloria grace greta gretchen
     gwen gwendolyn hailey hanna hannah hannelore harriet hazel heather heidi heike helen helena helga hilda hillary
     holly hope hélène ida idoia ilse imogen ines inge ingrid inmaculada inés inês ione irene iria irina irma isabel
     isabella isabelle iva ivanka ivy jacinda jacqueline jana jane janelle janet janice janine jasmin jasmine
     jean-marie jeanette jeanne jen jenna jennifer jenny jessica jill jo-ann joana joann joanna joanne jocelyn jodi
     johanna josefa josefina josephine joy joyce juana juanita judith judy julia julie julieta june jutta kamala kara
     karen karin karina karine karla karoline katarina kate katelynn katherine kathleen kathrin kathryn kathy katie
     katja katrin katrina kay kaylee kellyanne kerstin kirsten krista kristen kristin kristina kristy laetitia latifa
     laura laure lauren laurie lea leah leila lena leona leonor leticia lidia lilian liliana lillian lina linda lisa
     liz lois lola lorena loretta lori lorraine louisa louise lourdes luciana lucie lucille lucy lucía luisa luise
     luna luz lydia lynn lynne léa lígia mabel macarena mackenzie madeleine mae magdalena maggie maike maite maitê
     malala mallory mandy manuela marcela marcia margaret margarethe margarita margie margot marguerite maria mariana
     marianne maribel marie mariela marilyn marina marine marion marisa marisol marit maritza marjorie marlene marlène
     marta martha martina martine mary maryam maría mathilde maud maureen maxine maya mechthild megan melania melanie
     melissa mercedes meredith meritxell meryl mia michaela michele michelle milagros mildred milena millie mindy
     miranda mireia miriam misty molly monica monika monique montse montserrat muriel myra myrtle mélanie mónica nadia
     nadine najat nancy naomi natalia natalie natascha nathalie nekane nell nellie nerea nicole nieves nikki nina
     noelia nora norma nuria nísia odile oksana olena olga olive olivia oriana paige paloma pamela paola patricia
     patty paula paulette paulina pauline pearl peggy penelope penny petra phoebe phyllis pilar priscilla priya rachel
     rachida ramona raquel reba rebecca regina renate renee rhoda rhonda rita roberta rochelle rocío rosa rosalie
     rosalía rosana rosario rose rosemarie rosemary roser rosie roslyn rosângela roxana roxanne ruby ruth sabina
     sabine sabrina sadie sahra sally salma samantha samara sandra sara sarah saskia selena serena sharon shauna
     shawna sheila shelly sherri sherry shirley sibylle silke silvia simona simone sofia sofía solange soledad solveig
     sonia sonja sonya sophia sophie soraya stacey stefanie steffi stella stephanie stéphanie sue summer susan susana
     susanna susannah susanne suzanne suzette svenja svetlana sybil sylvia sylvie ségolène tabitha tamara tammy tania
     tanja tanya tara tatiana teresa teri tess thelma theresa thérèse tiffany tina tonya trisha trudy tulsi tzipi
     ulrike ursula uta ute valentina valeria valerie valérie vanessa vera verena veronika verónica vicki vicky
     victoria viola violet violeta virginia virginie vivian viviane wanda wendy whitney wiebke wilma winifred xiomara
     yasmin yolanda yolande yvette yvonne zelda zoe zoé ángela ángeles élisabeth élodie émilie úrsula`,
    'f' as const,
  ),
]);

export const findGender = (givenName: string): Gender | undefined => {
  const low = givenName.toLowerCase();
  return GIVEN_NAMES.get(low) ?? GIVEN_NAMES.get(low.split('-')[0] ?? '');
};
