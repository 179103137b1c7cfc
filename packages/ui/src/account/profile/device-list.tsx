'use client';
import { useId, useState } from 'react';
import { requestOf } from '../../api/api-error.ts';
import type { SignedInDevice } from '../../api/entities.ts';
import { requestLine } from '../../api/failure.tsx';
import type { Remote } from '../../api/remote.ts';
import { useFailureText } from '../../api/use-failure-text.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { createHeading } from '../../kit/heading.tsx';
import type { OuterProps } from '../../kit/part.tsx';
import { createPart } from '../../kit/part.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Status } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { OwnerProofDialog } from './owner-proof.tsx';
import { deviceListAnatomy as anatomy } from './profile.anatomy.ts';
import { profileTexts } from './profile.texts.ts';

const Section = createPart('section', anatomy, 'root');
const Title = createHeading(anatomy, 'title', { level: 2 });
const Text = createPart('p', anatomy, 'text');
const List = createPart('ul', anatomy, 'list');
const Item = createPart('li', anatomy, 'device');
const Facts = createPart('div', anatomy, 'facts');

/** Props of `DeviceList`. */
export interface DeviceListProps extends OuterProps {
  /** The visitor's devices. They are read again once one of them is signed out. */
  data: Remote<readonly SignedInDevice[]>;
  /** Every other device is signed out, and the visitor leaves here as well. */
  onLogout: () => void;
}

/** The devices on which the visitor is signed in, and how to sign them out. */
export const DeviceList = withRef(function DeviceList({ data, onLogout, ...root }: DeviceListProps) {
  const messages = useTexts(profileTexts);
  const failureText = useFailureText();
  const titleId = useId();
  const nameOf = useDeviceName();
  const [status, setStatus] = useState('');
  const [leaving, setLeaving] = useState<SignedInDevice | typeof EVERYWHERE | null>(null);
  if (data.status === 'loading') return <Spinner label={messages.loadingDevices} {...(root as object)} />;
  if (data.status === 'failed') {
    const action = <Button onClick={data.retry}>{messages.retry}</Button>;
    return (
      <Status
        kind="error"
        title={messages.devicesError(failureText(data.message))}
        text={requestLine(requestOf(data.message))}
        action={action}
        {...root}
      />
    );
  }
  return (
    <Section aria-labelledby={titleId} {...root}>
      <Title id={titleId}>{messages.devicesTitle}</Title>
      <Text>{messages.devicesText}</Text>
      <List>
        {data.value.toSorted(thisOneFirst).map((device) => (
          <Device key={device.id} device={device} onSignOut={() => setLeaving(device)} />
        ))}
      </List>
      <Text role="status">{status}</Text>
      <Button onClick={() => setLeaving(EVERYWHERE)}>{messages.signOutEverywhere}</Button>
      {leaving && (
        <SignOut
          device={leaving === EVERYWHERE ? undefined : leaving}
          onClose={() => setLeaving(null)}
          onDone={() => {
            if (leaving === EVERYWHERE) return onLogout();
            setLeaving(null);
            setStatus(messages.signedOutOf(nameOf(leaving)));
            data.retry();
          }}
        />
      )}
    </Section>
  );
});

/** Asks who the visitor is, and signs out one device, or all. */
function SignOut(props: { device: SignedInDevice | undefined; onClose: () => void; onDone: () => void }) {
  const { device, ...then } = props;
  const { api } = usePorts();
  const session = useSession();
  const messages = useTexts(profileTexts);
  const nameOf = useDeviceName();
  return (
    <OwnerProofDialog
      title={device ? messages.signOutOf(nameOf(device)) : messages.signOutEverywhere}
      texts={[messages.signOutNeedsOwner]}
      action={messages.signOut}
      act={async (owner) => {
        const renewed = await api.signOutDevices(device ? { ...owner, id: device.id } : owner);
        if (renewed) session.login(renewed);
      }}
      {...then}
    />
  );
}

function Device({ device, onSignOut }: { device: SignedInDevice; onSignOut: () => void }) {
  const { locale } = usePorts();
  const messages = useTexts(profileTexts);
  const name = useDeviceName()(device);
  const seen = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Item>
      <Facts>
        <strong>{name}</strong>
        {!device.isCurrent && <span>{messages.lastUsed(seen.format(new Date(device.seenAt)))}</span>}
      </Facts>
      {device.isCurrent ? (
        <Badge color="green">{messages.thisDevice}</Badge>
      ) : (
        <Button aria-label={messages.signOutOf(name)} onClick={onSignOut}>
          {messages.signOut}
        </Button>
      )}
    </Item>
  );
}

const thisOneFirst = (one: SignedInDevice, other: SignedInDevice) => Number(other.isCurrent) - Number(one.isCurrent);

const EVERYWHERE = 'everywhere';

function useDeviceName(): (device: SignedInDevice) => string {
  const messages = useTexts(profileTexts);
  return ({ browser, system }) => {
    if (browser && system) return messages.browserOn(browser, system);
    return browser ?? system ?? messages.unknownDevice;
  };
}
