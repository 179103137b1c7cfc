'use client';
import { type ReactNode, useMemo } from 'react';
import { titleSlug } from '../../api/slug.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { dateFormat } from '../../core/texts/intl-format.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { formatKilometers, formatMeters } from '../../kit/format.ts';
import { formatCelsius, formatKilograms, formatMillimeters } from '../../kit/format-measures.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type OuterProps } from '../../kit/part.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { trekPageAnswersAnatomy as anatomy } from './trek-page-answers.anatomy.ts';
import {
  compareTreks,
  type Effort,
  HIGH_METERS,
  type MonthWeather,
  nightRange,
  readEffort,
  readWeather,
} from './trek-page-answers.rules.ts';
import { trekPageAnswersTexts } from './trek-page-answers.texts.ts';
import { useStoryLanguage, useTrek } from './trek-page-context.tsx';

const Box = createPart('section', anatomy, 'root');
const Place = createPart('section', anatomy, 'answer');
const Title = createHeading(anatomy, 'title', { level: 2, below: 1 });
const AnswerTitle = createHeading(anatomy, 'answer-title', { level: 3, below: 2 });
const Fit = createPart('ul', anatomy, 'fit');
const Source = createPart('p', anatomy, 'source');
const PermitTable = createPart('table', anatomy, 'permits');
const WeatherTable = createPart('table', anatomy, 'weather');
const QuestionList = createPart('div', anatomy, 'questions');
const SimilarList = createPart('ul', anatomy, 'similar');
const AskPlace = createPart('p', anatomy, 'ask');

/** The answers to common questions, as far as the trek has them. Nothing where there are none. */
export const Answers = withRef(function TrekPageAnswers(section: OuterProps<'section'>) {
  const texts = useTexts(trekPageAnswersTexts);
  if (!useTrek().details) return null;
  return (
    <Box {...section}>
      <Title>{texts.title}</Title>
      <EffortAnswer />
      <PermitAnswer />
      <PackingAnswer />
      <WeatherAnswer />
      <CostAnswer />
      <QuestionAnswer />
      <CarbonAnswer />
      <GuideAnswer />
      <SimilarAnswer />
      <Ask />
      <Sources />
    </Box>
  );
});

const useDetails = () => useTrek().details ?? {};

function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Place>
      <AnswerTitle>{title}</AnswerTitle>
      {children}
    </Place>
  );
}

/** Whether the trek is right for its reader, in six lines: a line that the trek's facts do not fill is left out. */
function EffortAnswer() {
  const language = useStoryLanguage();
  const texts = useTexts(trekPageAnswersTexts);
  const locale = useLocale();
  const { difficulty } = useTrekFacts();
  const trek = useTrek();
  const { effort } = useDetails();
  const { walkingDays, kilometers, longestHours, mostAscent, highNights, lodgings } = readEffort(trek.itinerary);
  if (!effort) return null;
  const facts = [
    walkingDays > 0 && texts.walkingDays(walkingDays),
    kilometers > 0 && texts.kilometers(formatKilometers(kilometers, locale)),
    longestHours !== null && texts.longestDay(longestHours),
    mostAscent > 0 && texts.mostAscent(formatMeters(mostAscent, locale)),
  ];
  const lines: [name: string, text: ReactNode, ofStory?: boolean][] = [
    [texts.effort, difficulty(trek.difficulty)],
    [texts.walk, facts.filter(Boolean).join(' · ')],
    [texts.ground, effort.terrain, true],
    [texts.fitness, effort.fitness, true],
    [texts.height, highNights > 0 ? texts.highNights(highNights, formatMeters(HIGH_METERS, locale)) : ''],
    [texts.lodging, lodgings.length > 0 && <Lodgings lodgings={lodgings} />, true],
  ];
  return (
    <Answer title={texts.fit}>
      <Fit>
        {lines.map(
          ([name, text, ofStory]) =>
            text && (
              <li key={name}>
                <strong>{name}</strong> <span {...(ofStory ? language : {})}>{text}</span>
              </li>
            ),
        )}
      </Fit>
    </Answer>
  );
}

/** A name for each, which is the trek's own text, with its nights. */
const Lodgings = ({ lodgings }: Pick<Effort, 'lodgings'>) =>
  lodgings.map(([name, nights], index) => (
    <span key={name}>
      <span>{name}</span> <span>{`(${nights})${index + 1 < lodgings.length ? ', ' : ''}`}</span>
    </span>
  ));

/** The permits with their fees, or that none is needed. */
function PermitAnswer() {
  const texts = useTexts(trekPageAnswersTexts);
  const { permits } = useDetails();
  if (!permits) return null;
  if (permits.length === 0) {
    return (
      <Answer title={texts.permits}>
        <p>{texts.noPermits}</p>
      </Answer>
    );
  }
  return (
    <Answer title={texts.permits}>
      <PermitTable>
        <thead>
          <tr>
            <th scope="col">{texts.permit}</th>
            <th scope="col">{texts.issuer}</th>
            <th scope="col">{texts.fee}</th>
          </tr>
        </thead>
        <tbody>
          {permits.map(({ name, issuer, fee }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{issuer}</td>
              <td>{fee ?? texts.feeUnknown}</td>
            </tr>
          ))}
        </tbody>
      </PermitTable>
      <Source>{texts.permitsNote}</Source>
    </Answer>
  );
}

/** The differences from the general packing list, and the nights that it has to be good for. */
function PackingAnswer() {
  const language = useStoryLanguage();
  const texts = useTexts(trekPageAnswersTexts);
  const locale = useLocale();
  const { packing, weather } = useDetails();
  const { months, highest } = useMonths();
  const range = nightRange(months);
  if (!packing) return null;
  const isHigher = months.some(({ highestNight }) => highestNight !== null);
  const place = isHigher ? texts.atHighest(formatMeters(highest, locale)) : texts.atStation(weather?.place ?? '');
  return (
    <Answer title={texts.packing}>
      {range && <p>{texts.coldNights(place, formatCelsius(range[0], locale), formatCelsius(range[1], locale))}</p>}
      <ul {...language}>
        {packing.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Answer>
  );
}

/** The twelve months, and the altitude of the highest night. */
function useMonths(): { months: MonthWeather[]; highest: number } {
  const { itinerary, seasonMonths } = useTrek();
  const { weather } = useDetails();
  return useMemo(() => {
    const highest = Math.max(0, ...itinerary.map(({ altitude }) => altitude ?? 0));
    const months = weather ? readWeather(weather, highest, seasonMonths) : [];
    return { months, highest };
  }, [itinerary, seasonMonths, weather]);
}

/** A year in which every month exists. */
const monthName = (month: number, locale: string) =>
  dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month - 1, 15)));

/** The twelve months at the nearest weather station and at the highest night. */
function WeatherAnswer() {
  const texts = useTexts(trekPageAnswersTexts);
  const locale = useLocale();
  const { weather } = useDetails();
  const { months } = useMonths();
  if (!weather) return null;
  const isHigher = months.some(({ highestNight }) => highestNight !== null);
  return (
    <Answer title={texts.weather}>
      <WeatherTable>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.byDay}</th>
            <th scope="col">{texts.atNight}</th>
            {isHigher && <th scope="col">{texts.highestNight}</th>}
            <th scope="col">{texts.rain}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, day, night, highestNight, rain, isInSeason }) => (
            <tr key={month} data-season={isInSeason ? '' : undefined}>
              <th scope="row">
                <span>{monthName(month, locale)}</span>
                {isInSeason && <small>{` ${texts.inSeason}`}</small>}
              </th>
              <td>{formatCelsius(day, locale)}</td>
              <td>{formatCelsius(night, locale)}</td>
              {highestNight !== null && <td>{formatCelsius(highestNight, locale)}</td>}
              <td>{formatMillimeters(rain, locale)}</td>
            </tr>
          ))}
        </tbody>
      </WeatherTable>
      <Source>{texts.weatherNote(weather.place, formatMeters(weather.altitude, locale), weather.source)}</Source>
    </Answer>
  );
}

/** The price of a room of one's own. */
function CostAnswer() {
  const texts = useTexts(trekPageAnswersTexts);
  const price = usePrice();
  const { singleSupplement } = useDetails();
  if (singleSupplement === undefined) return null;
  return (
    <Answer title={texts.costs}>
      <p>{texts.singleSupplement(price(singleSupplement))}</p>
    </Answer>
  );
}

/** Questions of other travelers, to be opened. */
function QuestionAnswer() {
  const language = useStoryLanguage();
  const texts = useTexts(trekPageAnswersTexts);
  const { questions } = useDetails();
  if (!questions) return null;
  return (
    <Answer title={texts.questions}>
      <QuestionList {...language}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </QuestionList>
    </Answer>
  );
}

/** The carbon estimate with its method. */
function CarbonAnswer() {
  const texts = useTexts(trekPageAnswersTexts);
  const locale = useLocale();
  const { carbon } = useDetails();
  if (!carbon) return null;
  return (
    <Answer title={texts.carbon}>
      <p>{texts.carbonSum(formatKilograms(carbon.kilograms, locale))}</p>
      {carbon.method && <Source>{carbon.method}</Source>}
    </Answer>
  );
}

/** The member of the team who knows the trek best. */
function GuideAnswer() {
  const language = useStoryLanguage();
  const texts = useTexts(trekPageAnswersTexts);
  const { guide } = useDetails();
  if (!guide) return null;
  return (
    <Answer title={texts.guide}>
      <p>
        <strong translate="no">{guide.name}</strong>
        <span>{`, ${guide.role}`}</span>
      </p>
      <p {...language}>{guide.bio}</p>
    </Answer>
  );
}

/** Other treks, each with what it shares with this one. */
function SimilarAnswer() {
  const texts = useTexts(trekPageAnswersTexts);
  const { paths, Link } = usePorts();
  const trek = useTrek();
  const { similar } = useDetails();
  if (!similar) return null;
  return (
    <Answer title={texts.similar}>
      <SimilarList>
        {similar.map((other) => (
          <li key={other.id}>
            <Link href={paths.trek(titleSlug(other.title))}>{other.title}</Link>{' '}
            <small>
              {compareTreks(trek, other)
                .map((likeness) => {
                  const text = texts[likeness];
                  return typeof text === 'string' ? text : text(Math.abs(other.duration - trek.days));
                })
                .join(' · ')}
            </small>
          </li>
        ))}
      </SimilarList>
    </Answer>
  );
}

/** Leads to the contact form with the trek in the message. */
function Ask() {
  const texts = useTexts(trekPageAnswersTexts);
  const { paths, Link } = usePorts();
  const path = paths.askQuestion(useTrek().title);
  if (path === null) return null;
  return (
    <AskPlace>
      <span>{texts.askHint}</span>{' '}
      <Button asChild variant="quiet">
        <Link href={path}>{texts.ask}</Link>
      </Button>
    </AskPlace>
  );
}

function Sources() {
  const texts = useTexts(trekPageAnswersTexts);
  const { sources } = useDetails();
  if (!sources) return null;
  return (
    <Source>
      <span>{`${texts.sources}: `}</span>
      <span>{sources.join(' ')}</span>
    </Source>
  );
}
